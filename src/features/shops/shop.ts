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

/** Shops that have a page: whoever looks for a shop that closed for good is told so. */
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
  /** What the shop says, else what its municipality enforces. */
  residents: ResidentsRule;
  wheelchair: Wheelchair;
  /** 1 to 5; null while there are too few reviews to say. */
  rating: number | null;
  reviewCount: number;
  /** Where name, kind, address and position come from. */
  listing: Provenance;
  opening: OpeningState;
  /** From the point that was asked about; null when none was. */
  distanceMetres: number | null;
  /** What the cheapest gram there costs, in a list in the order of prices only; null where none is given. */
  lowCentsPerGram?: number | null;
}

/** Everything a shop's own page shows. */
export interface Shop extends ShopCard {
  /** E.164, such as +31301234567. */
  phone: string | null;
  website: string | null;
  province: Province;
  municipality: Municipality;
  /** What the shop itself says; see access.ts for what holds. */
  access: ShopAccess;
  amenities: Record<Amenity, TriState>;
  stepHeightCm: number | null;
  facts: Partial<Record<FactGroup, Provenance>>;
  /** Null where there is none, or where the menu is not for everybody: both speak for the shop's wares. */
  promoVideo: PromoVideo | null;
  /** ISO 8601 in UTC, as is `updatedAt`. */
  createdAt: string;
  updatedAt: string;
}

export interface ShopAccess {
  residents: ResidentsRule;
  idCheck: TriState;
  /** Null where the shop asks no more than the law. */
  minimumAge: number | null;
  membership: TriState;
}

/** Whether a read counts invented shops too. Statistics, counts and sitemaps never do (product.md section 9). */
export type Samples = "included" | "excluded";
