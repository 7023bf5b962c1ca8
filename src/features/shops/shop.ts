import type { Point } from "#platform/geo/geo.ts";
import type { Municipality, Province, ResidentsRule } from "#features/places/municipality.ts";
import type { OpeningState } from "#features/hours/opening-state.ts";
import type { Picture, ShownPhoto } from "#features/media/media.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Amenity, TriState, Wheelchair } from "./amenities.ts";
import type { Consumption } from "./consumption.ts";
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
  email: string | null;
  /** Addresses of its pages on social networks, six at most. */
  socials: string[];
  /** Latest first. */
  formerNames: string[];
  /** The element of OpenStreetMap, such as `node/123`; null where it is not known. */
  osmId: string | null;
  /** What the shop says of itself, in the reader's language where it says it in that. */
  description: TextInLanguage | null;
  logo: Picture | null;
  photos: ShownPhoto[];
  province: Province;
  municipality: Municipality;
  /** Takes part in the controlled supply chain experiment: it says so itself, else its municipality does. */
  isWietproef: boolean;
  /** The shop's own rules; see access.ts for those that apply. */
  access: ShopAccess;
  consumption: Consumption;
  amenities: Record<Amenity, TriState>;
  stepHeightCm: number | null;
  licence: ShopLicence;
  facts: Partial<Record<FactGroup, Provenance>>;
  /** Null where there is none, or where the menu is not public: both advertise the shop's products. */
  promoVideo: PromoVideo | null;
  /** ISO 8601 in UTC, as is `updatedAt`. */
  createdAt: string;
  updatedAt: string;
}

/**
 * What our copy of the municipality's register of licensed coffeeshops says. `none`: we have no copy, or the register has no such
 * shops. `missing`: our copy lacks it, which does not mean that it is closed.
 */
export type ShopLicence =
  | { state: "none" }
  | { state: "missing"; register: string; observedOn: string }
  | {
      state: "licensed";
      register: string;
      observedOn: string;
      /** Whom it was given to, where that is not the name on the door. */
      holder: string | null;
      /** ISO 8601 day; a past one means that the renewal was not published yet. */
      validTo: string | null;
    };

export interface ShopAccess {
  residents: ResidentsRule;
  idCheck: TriState;
  /** Null where the shop requires no more than the law. */
  minimumAge: number | null;
  membership: TriState;
}

/** Whether a read counts invented shops too. Statistics, counts and sitemaps never do (product.md section 9). */
export type Samples = "included" | "excluded";
