import * as v from "valibot";
import type { BrandKind, BrandSource } from "#features/brands/brand.ts";
import type { Effect } from "#features/products/effects.ts";
import type { Flavour } from "#features/products/flavours.ts";
import type { ProductSource } from "#features/products/product.ts";
import { AMENITIES, type Amenity } from "#features/shops/amenities.ts";
import type { ShopField } from "#features/contributions/change.ts";
import type { FactGroup, FactSource } from "#features/shops/facts.ts";
import type { Department } from "#features/shops/open-times.ts";
import type { ShopKind, ShopStatus } from "#features/shops/shop.ts";
import type { ProductType } from "#features/products/product-types.ts";
import type { MarketedAs } from "#features/products/strain.ts";
import type { Terpene } from "#features/products/terpenes.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { rowIdSchema } from "#platform/text/row-id-schema.ts";

/**
 * Kinds of things of which two may be one, as the dashboard lists them: the few in front of which somebody stands come before the
 * strains, of which there are hundreds.
 */
export const DOUBLE_KINDS = ["shop", "brand", "product", "strain"] as const;

export type DoubleKind = (typeof DOUBLE_KINDS)[number];

/**
 * Why two may be one: one goes by the name of the other, their names are written alike, they are of the same breeder or brand, they
 * have one website, one door or one place on the map, or an admin said so. That they are of one breeder is never a reason by itself: each has bred a hundred.
 */
export const DOUBLE_REASONS = [
  "alias",
  "spelling",
  "breeder",
  "brand",
  "website",
  "address",
  "place",
  "said",
] as const;

export type DoubleReason = (typeof DOUBLE_REASONS)[number];

/** The fields of each kind of which the winner keeps its own or takes the other's. */
export const CHOSEN_FIELDS = {
  strain: ["name", "breeder", "marketedAs", "effects", "flavours", "terpenes", "potency"],
  product: ["name", "description", "potency"],
  brand: ["name", "kind", "note", "description", "contact"],
  // Groups of facts, each with where it is known from.
  shop: ["listing", "contact", "hours", "access", "consumption", "amenities", "about"],
} as const satisfies Record<DoubleKind, readonly string[]>;

/** How long a merge can be undone. */
export const UNDO_DAYS = 30;

/** Some are fields of several kinds. */
const ANY_FIELD = [...new Set(Object.values(CHOSEN_FIELDS).flat())];

const mergeDecision = v.strictObject({
  decision: v.literal("merge"),
  winner: v.pipe(rowIdSchema, v.description("`_id` of the one that stays")),
  taken: v.optional(
    v.pipe(
      v.array(v.picklist(ANY_FIELD)),
      v.maxLength(10),
      v.description("Fields that it takes from the other"),
    ),
    [],
  ),
  people: v.optional(
    v.pipe(
      v.boolean("Must be true or false"),
      v.description("Whether whoever speaks for the other brand or shop speaks for the winner from here on"),
    ),
    false,
  ),
});

const notSameDecision = v.strictObject({ decision: v.literal("notSame") });

/** `PATCH /api/dashboard/doublestrains`. */
export const decideDoubleForm = v.object({
  _id: rowIdSchema,
  rev: v.string("Must be given"),
  changes: v.variant("decision", [mergeDecision, notSameDecision], "Must be merge or notSame"),
});

export type ChosenField = (typeof CHOSEN_FIELDS)[DoubleKind][number];

export type MergeDecision = v.InferOutput<typeof mergeDecision>;

/** `POST`: two that an admin holds for one. */
export const sayDoubleForm = v.object({
  kind: v.picklist(DOUBLE_KINDS, "Must be one of the kinds"),
  one: rowIdSchema,
  other: rowIdSchema,
});

/** `DELETE`: undoes a merge. */
export const undoMergeForm = v.strictObject({ _id: rowIdSchema, rev: v.string("Must be given") });

export const doublesQuery = v.object({
  kind: v.optional(
    v.pipe(v.picklist(DOUBLE_KINDS, "Must be one of the kinds"), v.description("Of which things")),
    "strain",
  ),
  list: v.optional(
    v.pipe(
      v.picklist(["open", "merged"], "Must be open or merged"),
      v.description("`merged`: the merges of the last thirty days, which can be undone"),
    ),
    "open",
  ),
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,4}$/, "Must be the number of a page"),
      v.transform(Number),
      v.description("The number of a page of 20 pairs"),
    ),
    "1",
  ),
});

/** One of two that may be one. */
export interface DoubleItem {
  _id: string;
  name: string;
  /** Path of its page; null while it has none. */
  url: string | null;
  isSample: boolean;
  source: ProductSource | BrandSource | FactSource;
  /** A partial date. */
  observedOn: string;
  aliases: string[];
  breeder: string | null;
  /** Who speaks for a brand or a shop. */
  speakers: string[];
  facts: DoubleFacts;
  /** How many of each stand with it. */
  counts: DoubleCounts;
  /** What a merge does with what stands with it, where it is the one that goes. */
  goes: Going;
}

/** What a merge does with what stands with the one that goes; of what there is none nothing is told. */
export interface Going {
  moves: DoubleCounts;
  /** Of these the same shop or person has one with each: they stay with the one that goes, unseen, and come back with it. */
  aside: DoubleCounts;
  /** Paths that lead to the winner from there on: its own, and those that led to it. */
  addresses: string[];
}

/** What is known of one of two: of a strain, of a product, of a brand, or of a shop. */
export interface DoubleFacts {
  marketedAs?: MarketedAs | null;
  effects?: Effect[];
  flavours?: Flavour[];
  terpenes?: Terpene[];
  type?: ProductType;
  description?: LocalizedText | null;
  thcPermille?: number | null;
  cbdPermille?: number | null;
  kind?: BrandKind;
  shopKind?: ShopKind;
  note?: string | null;
  website?: string | null;
  email?: string | null;
  phone?: string | null;
  /** Street, number, postcode and city. */
  address?: string;
  status?: ShopStatus;
  /** As OpenStreetMap writes them. */
  hours?: string | null;
  /** Those of its parts that have their own. */
  departments?: { department: Department; hours: string }[];
  /** What is known of who gets in, of smoking and staying, and of what there is, by the fields of the editor of shops. */
  told?: Partial<Record<Exclude<ToldField, Amenity>, string | number | null>>;
  amenitiesPresent?: Amenity[];
  amenitiesAbsent?: Amenity[];
}

/** Fields of a shop that are read as its editor reads them (`EDITED_SHOP_FIELDS`), by the group that a winner takes as a whole. */
export const TOLD_FIELDS = {
  access: ["residents", "idCheck", "minimumAge", "membership"],
  consumption: ["smoking", "vaporizer", "terrace", "drinkRequired"],
  amenities: ["wheelchair", "stepHeightCm", ...AMENITIES],
} as const satisfies Partial<Record<FactGroup, readonly ShopField[]>>;

type ToldField = (typeof TOLD_FIELDS)[keyof typeof TOLD_FIELDS][number];

/** What may stand with a thing. */
export const COUNT_NAMES = [
  "products",
  "strains",
  "menuLines",
  "deals",
  "jobs",
  "posts",
  "reviews",
  "likes",
  "watches",
  "follows",
  "photos",
  "names",
  "spellings",
  "offspring",
  "boughtHere",
  "menuPictures",
  "videos",
  "licences",
  "rules",
  "suggestions",
  "tickets",
  "notices",
  "askedDays",
  "visitDays",
  "people",
  "earlier",
] as const;

export type CountName = (typeof COUNT_NAMES)[number];

/** Of each kind of thing what is counted. */
export type DoubleCounts = Partial<Record<CountName, number>>;

/** How many all of these are. */
export const countOf = (counts: DoubleCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export interface DoublePair {
  _id: string;
  rev: string;
  kind: DoubleKind;
  reasons: DoubleReason[];
  likeness: number;
  one: DoubleItem;
  other: DoubleItem;
}

export interface DoneMerge {
  _id: string;
  rev: string;
  kind: DoubleKind;
  winner: { _id: string; name: string; url: string | null };
  loser: { _id: string; name: string };
  /** The pair that was decided, which waits again when this is undone; null where the two were named. */
  pairId: string | null;
  /** ISO 8601. */
  mergedAt: string;
  undoUntil: string;
  by: string | null;
  /** What went along. */
  moved: DoubleCounts;
  /** Paths that lead to the winner since. */
  addresses: string[];
  /** What was written about the winner since, which stays with it. */
  since: DoubleCounts;
}
