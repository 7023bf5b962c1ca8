import { sql } from "kysely";
import type { City } from "#features/places/city.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { isTolerated } from "./listing-sql.ts";

export interface ShopCounts {
  /** Of the city, or of the municipality where that is what was asked about. */
  shopCount: number;
  coffeeshopCount: number;
  /** In the whole municipality: the number that belongs beside its official count. */
  municipalityCoffeeshopCount: number;
}

const counts = statement(
  "shop-counts-of",
  (_, p: Slots<{ cityId: number | null; municipalityId: number }>) => sql<ShopCounts>`
    select
      count(*) filter (where is_here) as "shopCount",
      count(*) filter (where is_here and ${isTolerated}) as "coffeeshopCount",
      count(*) filter (where ${isTolerated}) as "municipalityCoffeeshopCount"
    from shop_listing, lateral (select ${p.cityId}::bigint is null or city_id = ${p.cityId} as is_here) as place
    where municipality_id = ${p.municipalityId} and not is_sample`,
  { isRead: true },
);

/** How many real shops are known here, to stand beside the official count. Invented ones are never counted. */
export async function shopCountsOf(
  database: Database,
  { city }: { city: Pick<City, "type" | "id" | "municipality"> },
): Promise<ShopCounts> {
  const cityId = city.type === "city" ? city.id : null;
  const row = await counts.first(database, { cityId, municipalityId: city.municipality.id });
  return row ?? { shopCount: 0, coffeeshopCount: 0, municipalityCoffeeshopCount: 0 };
}
