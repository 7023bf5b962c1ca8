import type { ShownPhoto } from "#features/media/media.ts";
import type { ShopCard } from "#features/shops/shop.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Availability } from "./menu.ts";
import type { PriceLadder, PriceUnit } from "./price-ladder.ts";
import type { Correction } from "./correction.ts";
import type { ProductCard, ProductSource, ProductStatus } from "./product.ts";
import type { Strain } from "./strain.ts";

/** Whose name leads to a page of a brand. */
export interface NamedBrand {
  slug: string;
  name: string;
}

/** A strain in the family of another one. */
export interface Relative {
  name: string;
  /** Of the unbranded product of the strain; null where the catalogue has none. */
  productSlug: string | null;
}

/** A strain of a family with its own parents, at most three generations. */
export interface Ancestor extends Relative {
  parents: Ancestor[];
}

export interface Lineage {
  parents: Ancestor[];
  /** The best known ones. */
  children: Relative[];
  childCount: number;
}

/** A strain that is like one. */
export interface SimilarStrain {
  product: ProductCard;
  /** As `strain-likeness.ts` writes them, strongest first. */
  reasons: string[];
}

/** Everything a product's own page shows, beside where it is sold and what it cost. */
export interface ProductDetails extends ProductCard {
  status: ProductStatus;
  /** Whose product it is; the breeder of its strain is not. */
  ownBrand: NamedBrand | null;
  subCategory: string | null;
  /** Other names of its own, besides those of its strain. */
  aliases: string[];
  photos: ShownPhoto[];
  description: TextInLanguage | null;
  cbdPermille: number | null;
  /** A partial date, see platform/observed-on.ts; null where neither percentages nor milligrams of THC are known. */
  potencyObservedOn: string | null;
  milligramsPerPiece: number | null;
  piecesPerPack: number | null;
  thcMicrogramsPerPiece: number | null;
  thcMicrogramsPerPack: number | null;
  medianCentsPerGram: number | null;
  highCentsPerGram: number | null;
  source: ProductSource;
  observedOn: string;
  /** What people have put right, of it and of its strain: these facts are of another source and day than the rest. */
  corrections: Correction[];
  strain: (Omit<Strain, "thcPermille" | "cbdPermille"> & Pick<Relative, "productSlug">) | null;
  lineage: Lineage;
  similar: SimilarStrain[];
  /** Of the parents that similar strains have in common, by slug. */
  strainNames: Record<string, string>;
  /** The best few. */
  ofStrain: ProductCard[];
  ofBrand: ProductCard[];
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

/** A shop that has a product, with what it says of it. */
export interface SellingShop {
  shop: ShopCard;
  available: Availability;
  /** Empty where no price is known or may be shown. */
  ladder: PriceLadder;
  /** By rule no price of this shop is shown here, whether or not one is known. */
  arePricesKept: boolean;
  centsPerGram: number | null;
  fromCents: number | null;
  /** ISO 8601 in UTC: when someone last saw it there. */
  lastSeenAt: string;
}

/** One page of the shops that have a product. */
export interface SellingList {
  items: SellingShop[];
  /** On all pages together. */
  total: number;
  /** How many of them are known to be open; null where counting them would cost too much. */
  openCount: number | null;
  /** How many of the total have unknown hours, when filtered by open; they are below the open ones. */
  unknownHoursCount: number;
  /** From 1; the last one when a later one was requested. */
  page: number;
  pageCount: number;
}

/** What one gram, piece or pack cost in one month, in the shops whose price is known for it. */
export interface PriceMonth {
  /** `2026-11` */
  month: string;
  lowCents: number;
  medianCents: number;
  highCents: number;
  shopCount: number;
}

/** What one of a unit costs today: of each shop its lowest price. */
export interface PriceRange {
  lowCents: number;
  medianCents: number;
  highCents: number;
}

export interface UnitPrices {
  unit: PriceUnit;
  /** Null where no price is known today. */
  range: PriceRange | null;
  /** Shops whose price is known today. */
  pricedShopCount: number;
  /** Oldest first; months without a price are omitted. */
  months: PriceMonth[];
}

/** Prices that are too old (fresh-price.ts) are none of today. */
export interface PriceHistory extends Omit<UnitPrices, "unit"> {
  /** Pieces and packs, where it is or was sold by them; all other fields are about grams. */
  counted: UnitPrices[];
  /** The least one can spend today. */
  fromCents: number | null;
  /** When the last price of any unit was seen, ISO 8601 in UTC; null without any. */
  seenAt: string | null;
  /** When the oldest of them was last seen, because a median must show the age of its prices. */
  oldestSeenAt: string | null;
  /** When the lowest of them was last seen. */
  lowSeenAt: string | null;
  /** Where all that is known is too old: what was seen last, and when. */
  lastKnown: { centsPerGram: number | null; fromCents: number; seenAt: string } | null;
  /** By rule no price is shown in the whole country, or in a shop that has it on the menu, whether or not one is known. */
  areKept: boolean;
}
