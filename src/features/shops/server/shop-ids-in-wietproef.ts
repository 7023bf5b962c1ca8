import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { isTolerated } from "./listing-sql.ts";

const ids = statement(
  "shop-ids-in-wietproef",
  () => sql<{ ids: number[] }>`
    select coalesce(json_agg(shop_listing.shop_id), '[]') as ids
    from shop_listing
    join municipality on municipality.id = shop_listing.municipality_id and municipality.is_wietproef
    where not shop_listing.is_sample and ${isTolerated}`,
  { isRead: true },
);

/** The coffeeshops that `wietproefPlaces` counts, in no order. Being there says nothing about a single shop. */
export async function shopIdsInWietproef(database: Database): Promise<number[]> {
  return (await ids.first(database))?.ids ?? [];
}
