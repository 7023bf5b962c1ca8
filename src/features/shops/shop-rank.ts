import { hasResidentsRule } from "./access.ts";
import type { Amenity, TriState, Wheelchair } from "./amenities.ts";
import type { Confidence } from "./facts.ts";
import type { ShopAccess, ShopKind } from "./shop.ts";

/**
 * What "best" means, in words for the page that explains it: coffeeshops before other kinds, because they are what the
 * page is called after; then how visitors rate a shop, one without a rating standing in the middle. Among equals the
 * better proven listing comes first, then the more complete one, then one that our copy of its municipality's register has
 * before one it lacks, then the name by alphabet. Invented shops come after all real ones. There is nothing here that money could change.
 */
const UNRATED_HUNDREDTHS = 300;
const POINTS_PER_HUNDREDTH = 1000;
const POINTS_OF_CONFIDENCE: Record<Confidence, number> = { high: 500, medium: 250, low: 0 };
const POINTS_PER_PERCENT = 2;
/** Less than a percent of completeness: it decides only among equals, since a renewal may not be published yet. */
const MISSING_LICENCE_PENALTY = 1;
/** More than a rating can give, so that neither order ever mixes with the ratings. */
const OTHER_KIND_PENALTY = 1_000_000;
const SAMPLE_PENALTY = 2_000_000;

export interface RankedShop {
  kind: ShopKind;
  isSample: boolean;
  /** 100 to 500, null without a rating. */
  ratingHundredths: number | null;
  /** Of the listing. */
  confidence: Confidence;
  /** 0 to 100, see `completenessOf`. */
  completeness: number;
  /** See `ShopLicence`. */
  isMissingInRegister: boolean;
}

/** A whole number; higher comes first. Stored with the shop, so code that writes one of its inputs must store it again. */
export function rankOf({
  kind,
  isSample,
  ratingHundredths,
  confidence,
  completeness,
  isMissingInRegister,
}: RankedShop): number {
  const points =
    (ratingHundredths ?? UNRATED_HUNDREDTHS) * POINTS_PER_HUNDREDTH +
    POINTS_OF_CONFIDENCE[confidence] +
    POINTS_PER_PERCENT * completeness -
    (isMissingInRegister ? MISSING_LICENCE_PENALTY : 0);
  return points - (hasResidentsRule(kind) ? 0 : OTHER_KIND_PENALTY) - (isSample ? SAMPLE_PENALTY : 0);
}

export interface KnownFacts {
  kind: ShopKind;
  street: string | null;
  houseNumber: string | null;
  postcode: string | null;
  phone: string | null;
  website: string | null;
  access: ShopAccess;
  amenities: Record<Amenity, TriState>;
  wheelchair: Wheelchair;
}

/** How much of what visitors look for is known about a shop, in whole percent. A known "no" counts as much as a "yes". */
export function completenessOf(shop: KnownFacts): number {
  const { residents, idCheck, membership } = shop.access;
  const states = [idCheck, membership, shop.wheelchair, ...Object.values(shop.amenities)];
  if (hasResidentsRule(shop.kind)) states.push(residents === "unknown" ? "unknown" : "yes");
  const texts = [shop.street, shop.houseNumber, shop.postcode, shop.phone, shop.website];
  const knownCount =
    states.filter((state) => state !== "unknown").length + texts.filter((text) => text !== null).length;
  return Math.round((100 * knownCount) / (states.length + texts.length));
}
