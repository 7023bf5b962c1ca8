/** Unknown is never shown as no (product.md section 1). */
export const TRI_STATES = ["yes", "no", "unknown"] as const;

export type TriState = (typeof TRI_STATES)[number];

export const AMENITIES = [
  "seats",
  "wifi",
  "toilets",
  "food",
  "coffee",
  "games",
  "atm",
  "cardPayment",
  "dogs",
  "charging",
  "parking",
  "carsAllowed",
] as const;

export type Amenity = (typeof AMENITIES)[number];

/** The values of OpenStreetMap's `wheelchair`; `designated` counts as yes. */
export const WHEELCHAIR = ["yes", "limited", "no", "unknown"] as const;

export type Wheelchair = (typeof WHEELCHAIR)[number];

/** What lists can filter by; `wheelchair` means a way in without help. */
export const AMENITY_FILTERS = [...AMENITIES, "wheelchair", "terrace"] as const;

export type AmenityFilter = (typeof AMENITY_FILTERS)[number];

/** The state of every amenity, from the two lists that the database keeps. */
export function amenityStates(
  present: readonly string[],
  absent: readonly string[],
): Record<Amenity, TriState> {
  const state = (amenity: Amenity): TriState =>
    present.includes(amenity) ? "yes" : absent.includes(amenity) ? "no" : "unknown";
  return Object.fromEntries(AMENITIES.map((amenity) => [amenity, state(amenity)])) as Record<
    Amenity,
    TriState
  >;
}
