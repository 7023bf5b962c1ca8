import type { Point } from "#platform/geo/geo.ts";
import type { Municipality, Province, ResidentsRule } from "#features/places/municipality.ts";
import type { OpeningState } from "#features/hours/opening-state.ts";
import type { Amenity, TriState, Wheelchair } from "./amenities.ts";
import type { FactGroup, Provenance } from "./facts.ts";
import type { PromoVideo } from "./promo-video.ts";

/** What a shop can be (product.md section 4). */
export const SHOP_KINDS = [
  "coffeeshop",
  "takeaway",
  "lounge",
  "cannabisBar",
  "smartshop",
  "headshop",
] as const;

export type ShopKind = (typeof SHOP_KINDS)[number];

/** These sell cannabis under the toleration policy and so are what official counts count; the others never do. */
export const TOLERATED_KINDS: readonly ShopKind[] = ["coffeeshop", "takeaway", "lounge", "cannabisBar"];

export const SHOP_STATUSES = [
  "draft",
  "pending",
  "active",
  "temporarilyClosed",
  "permanentlyClosed",
  "merged",
] as const;

export type ShopStatus = (typeof SHOP_STATUSES)[number];

/** Shops that lists, maps and counts show. */
export const LISTED_STATUSES: readonly ShopStatus[] = ["active", "temporarilyClosed"];

/** Shops that have a page: also those that closed for good, whose page says so. */
export const PUBLIC_STATUSES: readonly ShopStatus[] = [...LISTED_STATUSES, "permanentlyClosed"];

/** What lists, maps and nearby places show of a shop. */
export interface ShopCard extends Point {
  id: number;
  slug: string;
  name: string;
  kind: ShopKind;
  status: ShopStatus;
  /** Invented for trying the site out; marked wherever it appears. */
  isSample: boolean;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  city: { slug: string; name: string };
  /** The shop's own rule, else that of its municipality. */
  residents: ResidentsRule;
  wheelchair: Wheelchair;
  /** 1 to 5; null while there are too few reviews to say. */
  rating: number | null;
  reviewCount: number;
  /** Where name, kind, address and position come from. */
  listing: Provenance;
  opening: OpeningState;
  /** From the requested point; null without one. */
  distanceMetres: number | null;
  /** What the cheapest gram there costs, only in a list sorted by price; null without a price. */
  lowCentsPerGram?: number | null;
}

/** Everything a shop's own page shows. */
export interface Shop extends ShopCard {
  /** E.164, such as +31301234567. */
  phone: string | null;
  website: string | null;
  province: Province;
  municipality: Municipality;
  /** The shop's own rules; see access.ts for those that apply. */
  access: ShopAccess;
  amenities: Record<Amenity, TriState>;
  stepHeightCm: number | null;
  facts: Partial<Record<FactGroup, Provenance>>;
  /** Null where there is none, or where the menu is not public: both advertise the shop's products. */
  promoVideo: PromoVideo | null;
  /** ISO 8601 in UTC, as is `updatedAt`. */
  createdAt: string;
  updatedAt: string;
}

export interface ShopAccess {
  residents: ResidentsRule;
  idCheck: TriState;
  /** Null where the shop requires no more than the law. */
  minimumAge: number | null;
  membership: TriState;
}

/** Whether a read counts invented shops too. Statistics, counts and sitemaps never do (product.md section 9). */
export type Samples = "included" | "excluded";
