import type { MarketedAs } from "./strain.ts";
import type { ProductType } from "./product-types.ts";

export const PRODUCT_STATUSES = ["draft", "pending", "active", "discontinued", "merged"] as const;

export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Products that lists and searches show. */
export const LISTED_PRODUCT_STATUSES: readonly ProductStatus[] = ["active"];

/** Products that have a page: also discontinued ones, whose page says so. */
export const PUBLIC_PRODUCT_STATUSES: readonly ProductStatus[] = ["active", "discontinued"];

/**
 * How percentages and milligrams of THC are known; `catalogue` is hearsay about the strain, not a measurement of this product,
 * and knows no milligrams.
 */
export const POTENCY_METHODS = ["label", "lab", "catalogue"] as const;

export type PotencyMethod = (typeof POTENCY_METHODS)[number];

export const PRODUCT_SOURCES = ["kushy", "own", "owner", "visitor", "operator", "sample"] as const;

export type ProductSource = (typeof PRODUCT_SOURCES)[number];

export const SUB_CATEGORIES: Record<ProductType, readonly string[]> = {
  weed: ["outdoor", "indoor", "greenhouse"],
  hash: ["moroccan", "afghan", "lebanese", "nepalese", "dutch", "iceolator", "dryseparated"],
  prerolled: ["pure", "withTobacco", "infused"],
  edibles: ["cake", "cookie", "chocolate", "candy", "drink"],
  supplies: ["papers", "tips", "grinder", "vaporizer", "pipe", "storage", "seeds"],
};

/** What lists show of a product. In the list of a place, shops and prices are those of the place, else of the country. */
export interface ProductCard {
  id: number;
  slug: string;
  name: string;
  type: ProductType;
  isSample: boolean;
  brand: { slug: string; name: string } | null;
  /** Of its strain; null without one and where it is unknown. */
  marketedAs: MarketedAs | null;
  /** Tenths of a percent, with how it is known. */
  thcPermille: number | null;
  potencyMethod: PotencyMethod | null;
  /** In how many shops it is on the menu and not sold out. */
  shopCount: number;
  /** The cheapest gram of today (fresh-price.ts), in cents; null where no price by weight is known or may be shown. */
  lowCentsPerGram: number | null;
  /** The lowest price of anything of it today, in cents. */
  fromCents: number | null;
  /** 1 to 5; null while there are too few reviews to say. */
  rating: number | null;
  reviewCount: number;
}
