import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RESIDENTS_RULES } from "#features/places/municipality.ts";
import { AMENITY_FILTERS } from "./amenities.ts";
import type { Listing, Openness } from "./listing.ts";
import { filterListings } from "./filter-listings.ts";
import { NO_FILTERS, type ShopFilters, WITHIN_KM } from "./shop-query.ts";
import { SHOP_KINDS } from "./shop.ts";
import {
  AMENITY_BITS,
  bitsOf,
  KIND_BITS,
  PRICE_BITS,
  PRICE_FILTERS,
  RATING_BITS,
  RATING_FILTERS,
  RESIDENTS_BITS,
} from "./traits.ts";

const OPENNESS: Openness[] = ["open", "closed", "unknown"];

const openness = fc.constantFrom(...OPENNESS);
const listing: fc.Arbitrary<Listing> = fc
  .record({
    shopId: fc.nat(),
    kind: fc.constantFrom(...SHOP_KINDS),
    residents: fc.constantFrom(...RESIDENTS_RULES),
    amenities: fc.subarray([...AMENITY_FILTERS], { maxLength: 5 }),
    ratings: fc.subarray([...RATING_FILTERS]),
    prices: fc.subarray([...PRICE_FILTERS]),
    now: openness,
    late: openness,
    asked: openness,
    metres: fc.nat({ max: 30_000 }),
  })
  .map(({ kind, residents, amenities, ratings, prices, ...rest }) => {
    const plain = KIND_BITS[kind] | RESIDENTS_BITS[residents];
    const said = bitsOf(RATING_BITS, ratings) | bitsOf(PRICE_BITS, prices);
    const traits = plain | bitsOf(AMENITY_BITS, amenities) | said;
    return Object.assign(rest, { traits });
  });
const filters: fc.Arbitrary<ShopFilters> = fc.record({
  q: fc.constant(""),
  kinds: fc.subarray([...SHOP_KINDS], { maxLength: 3 }),
  residents: fc.option(fc.constantFrom(...RESIDENTS_RULES)),
  amenities: fc.subarray([...AMENITY_FILTERS], { maxLength: 2 }),
  open: fc.option(fc.constantFrom("now", "late")),
  rating: fc.option(fc.constantFrom(...RATING_FILTERS)),
  price: fc.option(fc.constantFrom(...PRICE_FILTERS)),
  withinKm: fc.option(fc.constantFrom(...WITHIN_KM)),
  sort: fc.constant("best"),
  from: fc.constant(null),
  page: fc.constant(1),
});

describe("a count beside a filter", () => {
  test("is what the list has once it is pressed, for every filter and value", () => {
    fc.assert(
      fc.property(fc.array(listing, { maxLength: 40 }), filters, (listings, chosen) => {
        const { facets } = filterListings(listings, chosen);
        const total = (change: Partial<ShopFilters>) =>
          filterListings(listings, { ...chosen, ...change }).chosen.length;
        for (const kind of SHOP_KINDS) expect(facets.kinds[kind]).toBe(total({ kinds: [kind] }));
        for (const residents of RESIDENTS_RULES) {
          expect(facets.residents[residents]).toBe(total({ residents }));
        }
        for (const amenity of AMENITY_FILTERS) {
          expect(facets.amenities[amenity]).toBe(total({ amenities: [...chosen.amenities, amenity] }));
        }
        for (const rating of RATING_FILTERS) expect(facets.ratings[rating]).toBe(total({ rating }));
        for (const price of PRICE_FILTERS) expect(facets.prices[price]).toBe(total({ price }));
        for (const withinKm of WITHIN_KM) expect(facets.withinKm[withinKm]).toBe(total({ withinKm }));
      }),
    );
  });

  test("of open shops counts no shop whose hours nobody knows", () => {
    fc.assert(
      fc.property(fc.array(listing, { maxLength: 40 }), filters, (listings, chosen) => {
        const anyTime = filterListings(listings, { ...chosen, open: null }).chosen;
        const isOpen = (when: "now" | "late") => anyTime.filter((one) => one[when] === "open").length;
        expect(filterListings(listings, chosen).facets.open).toEqual({
          now: isOpen("now"),
          late: isOpen("late"),
        });
      }),
    );
  });
});

describe("a wish for open shops", () => {
  const shop = (shopId: number, asked: Openness): Listing => ({
    shopId,
    traits: 0,
    now: asked,
    late: asked,
    asked,
    metres: null,
  });

  test("puts those of unknown hours below the open ones, counts them and drops the closed ones", () => {
    const listings = [shop(1, "unknown"), shop(2, "closed"), shop(3, "open"), shop(4, "unknown")];
    const { chosen, unknownHoursCount } = filterListings(listings, { ...NO_FILTERS, open: "now" });
    expect(chosen.map(({ shopId }) => shopId)).toEqual([3, 1, 4]);
    expect(unknownHoursCount).toBe(2);
  });

  test("that nobody has leaves the order and the closed ones alone", () => {
    const listings = [shop(1, "unknown"), shop(2, "closed"), shop(3, "open")];
    const { chosen, unknownHoursCount } = filterListings(listings, NO_FILTERS);
    expect(chosen.map(({ shopId }) => shopId)).toEqual([1, 2, 3]);
    expect(unknownHoursCount).toBe(0);
  });
});

test("a distance is no filter where a list starts from no place", () => {
  const somewhere: Listing = { shopId: 1, traits: 0, now: "open", late: "open", asked: "open", metres: null };
  const { chosen, facets } = filterListings([somewhere], { ...NO_FILTERS, withinKm: 1 });
  expect(chosen).toHaveLength(1);
  expect(facets.withinKm).toEqual({ 1: 0, 2: 0, 5: 0, 10: 0, 25: 0 });
});
