import { sql } from "kysely";
import type { ShortcutId } from "#features/search/shortcuts.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { shared } from "#platform/shared-cache/shared-cache.ts";
import { AMENITY_FILTERS } from "../amenities.ts";
import { AMENITY_BITS, KIND_BITS, RATING_BITS, RESIDENTS_BITS } from "../traits.ts";

/** The filters that people can call by name, each with the bit of the listings that it shows. */
const NAMED: [ShortcutId, number][] = [
  ...AMENITY_FILTERS.map((amenity): [ShortcutId, number] => [amenity, AMENITY_BITS[amenity]]),
  ["takeaway", KIND_BITS.takeaway],
  ["smartshop", KIND_BITS.smartshop],
  ["headshop", KIND_BITS.headshop],
  ["gettingIn", RESIDENTS_BITS.anyone],
  ["bestRated", RATING_BITS[4]],
];

const traitsOfAll = statement(
  "traits-of-all",
  () => sql<{ traits: number }>`
    select coalesce(bit_or(traits), 0) as traits from shop_listing where not is_sample`,
  { isRead: true },
);

const found = shared("empty filters", {
  tables: ["shop_listing"],
  async load(database): Promise<ShortcutId[]> {
    const { traits } = (await traitsOfAll.first(database)) ?? { traits: 0 };
    return NAMED.filter(([, bit]) => (traits & bit) === 0).map(([id]) => id);
  },
});

/** The filters by which no real shop of the country is found: nobody is offered them. */
export function emptyFilters(database: Database): Promise<ShortcutId[]> {
  return found(database);
}
