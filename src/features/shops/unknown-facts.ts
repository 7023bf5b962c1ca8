import { AMENITIES, type Amenity } from "./amenities.ts";
import type { Shop } from "./shop.ts";

/** What nobody has told us of a shop, those that visitors ask for most first. */
export type UnknownFact =
  | "menu"
  | "hours"
  | "phone"
  | "website"
  | "residents"
  | "wheelchair"
  | "smoking"
  | "vaporizer"
  | "terrace"
  | Amenity;

type AskedShop = Pick<Shop, "phone" | "website" | "wheelchair" | "amenities" | "consumption">;

/** Only coffeeshops have rules on who gets in and what is smoked there. */
export function unknownFactsOf(
  shop: AskedShop,
  { hasMenu, hasHours, hasAccess, isTolerated }: KnownElsewhere,
): UnknownFact[] {
  const { consumption, amenities } = shop;
  const unknown: [UnknownFact, boolean][] = [
    ["menu", !hasMenu],
    ["hours", !hasHours],
    ["residents", isTolerated && !hasAccess],
    ...AMENITIES.map((amenity): [UnknownFact, boolean] => [amenity, amenities[amenity] === "unknown"]),
    ["wheelchair", shop.wheelchair === "unknown"],
    ["phone", shop.phone === null],
    ["website", shop.website === null],
    ["smoking", isTolerated && consumption.smoking === "unknown"],
    ["vaporizer", isTolerated && consumption.vaporizer === "unknown"],
    ["terrace", isTolerated && consumption.terrace === "unknown"],
  ];
  return unknown.filter(([, isUnknown]) => isUnknown).map(([fact]) => fact);
}

interface KnownElsewhere {
  hasMenu: boolean;
  hasHours: boolean;
  hasAccess: boolean;
  isTolerated: boolean;
}
