import type { City } from "#features/places/city.ts";
import type { Database } from "#platform/database/database.ts";
import { TOLERATED_KINDS } from "../shop.ts";
import { bitsOf, KIND_BITS } from "../traits.ts";
import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import { isTolerated } from "./listing-sql.ts";
import { listedShops } from "./listed-shops.ts";

export interface ShopCounts {
  /** Of the city, or of the requested municipality. */
  shopCount: number;
  coffeeshopCount: number;
  /** In the whole municipality: the number to compare with its official count. */
  municipalityCoffeeshopCount: number;
  /** So many of those at least no longer trade: more of them are older than the latest count than it counted. */
  goneCount: number;
}

const TOLERATED = bitsOf(KIND_BITS, TOLERATED_KINDS);

/** Partial dates sort as texts: what was seen by that day, in a list that is older than the count. */
const seenBy = statement(
  "coffeeshops-seen-by",
  (_, p: Params<{ municipalityId: number; day: string }>) => sql<{ count: number }>`
    select count(*)::integer as count
    from shop_listing
    join shop_fact on shop_fact.shop_id = shop_listing.shop_id and fact_group = 'listing'
    where municipality_id = ${p.municipalityId} and not is_sample and ${isTolerated}
      and observed_on <= ${p.day} and confirmation_count = 0`,
  { isRead: true },
);

async function goneCountOf(database: Database, { id, latestCount }: City["municipality"]): Promise<number> {
  if (!latestCount) return 0;
  const seen = await seenBy.first(database, { municipalityId: id, day: latestCount.observedOn });
  return Math.max(0, (seen?.count ?? 0) - latestCount.count);
}

/** How many shops are known here, to compare with the official count. */
export async function shopCountsOf(
  database: Database,
  { city }: { city: Pick<City, "type" | "id" | "municipality"> },
): Promise<ShopCounts> {
  const scope = { kind: "municipality", id: city.municipality.id } as const;
  const shops = await listedShops(database, { scope });
  const counts = { shopCount: 0, coffeeshopCount: 0, municipalityCoffeeshopCount: 0, goneCount: 0 };
  for (const { cityId, traits } of shops) {
    const isHere = city.type === "municipality" || cityId === city.id;
    const isCoffeeshop = (traits & TOLERATED) !== 0;
    if (isHere) counts.shopCount++;
    if (isHere && isCoffeeshop) counts.coffeeshopCount++;
    if (isCoffeeshop) counts.municipalityCoffeeshopCount++;
  }
  counts.goneCount = await goneCountOf(database, city.municipality);
  return counts;
}
