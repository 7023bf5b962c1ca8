import type { PriceLadder } from "./price-ladder.ts";
import type { ProductCard } from "./product.ts";

/** Unknown is not sold out. */
export const AVAILABILITIES = ["yes", "low", "soldOut", "unknown"] as const;

export type Availability = (typeof AVAILABILITIES)[number];

export const MENU_SOURCES = ["owner", "visitor", "operator", "sample"] as const;

export type MenuSource = (typeof MENU_SOURCES)[number];

/** One line of what one shop sells. */
export interface MenuItem {
  id: number;
  /** As the shop's own menu says it, else the name of the product. */
  name: string;
  /** Null while the product is unknown; then it has no page. */
  product: Pick<
    ProductCard,
    "slug" | "name" | "type" | "brand" | "marketedAs" | "thcPermille" | "potencyMethod"
  > | null;
  /** Under which the shop lists it. */
  heading: string | null;
  available: Availability;
  /** Empty where no price is known or may be shown. */
  ladder: PriceLadder;
  /** Cheapest gram, in cents; null where nothing is sold by weight, or may be shown. */
  centsPerGram: number | null;
  /** ISO 8601: when someone last saw it there. */
  lastSeenAt: string;
}

/** What a shop sells, as far as the viewer may see it. */
export interface Menu {
  /** In the order of the shop. */
  items: MenuItem[];
  /** When the newest line was seen, ISO 8601. */
  seenAt: string;
  /** By rule this reader is shown no prices, whether or not there are any. */
  arePricesKept: boolean;
}
