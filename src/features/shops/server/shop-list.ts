import type { Point } from "#features/places/geo.ts";
import { RESIDENTS_RULES } from "#features/places/municipality.ts";
import { searchWords } from "#features/places/search-text.ts";
import { AMENITY_FILTERS } from "../amenities.ts";
import type { ShopList } from "../shop-list.ts";
import { PAGE_SIZE, type ShopFilters } from "../shop-query.ts";
import { SHOP_KINDS } from "../shop.ts";
import type { ShopListParameters, ShopListRow } from "./shop-list-statement.ts";
import { withDistance } from "./with-distance.ts";

/** What the statement of a list is asked with; the id of the place is added by the caller. */
export function listParameters(
  filters: ShopFilters,
  near: Point | undefined,
): Omit<ShopListParameters, "placeId"> {
  return {
    // Words are letters and digits, so no pattern can be smuggled in.
    patterns: searchWords(filters.q).map((word) => `% ${word}%`),
    kinds: filters.kinds,
    residents: filters.residents,
    amenities: filters.amenities.filter((amenity) => amenity !== "wheelchair"),
    isWheelchairNeeded: filters.amenities.includes("wheelchair"),
    sort: filters.sort,
    latitude: near?.latitude ?? null,
    longitude: near?.longitude ?? null,
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
}

/** The one row of the statement as a list, noughts included. */
export function listOf(row: ShopListRow | undefined, near: Point | undefined): ShopList {
  if (!row) throw new Error("The statement of a list always answers with one row");
  return {
    items: withDistance(row.items, near),
    total: row.total,
    page: row.page,
    pageCount: Math.max(1, Math.ceil(row.total / PAGE_SIZE)),
    facets: {
      kinds: withNoughts(SHOP_KINDS, row.kinds),
      residents: withNoughts(RESIDENTS_RULES, row.residents),
      amenities: withNoughts(AMENITY_FILTERS, { ...row.amenities, wheelchair: row.wheelchairCount }),
    },
  };
}

function withNoughts<Word extends string>(
  words: readonly Word[],
  counts: Partial<Record<Word, number>>,
): Record<Word, number> {
  return Object.fromEntries(words.map((word) => [word, counts[word] ?? 0])) as Record<Word, number>;
}
