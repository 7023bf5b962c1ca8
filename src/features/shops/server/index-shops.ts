import { sql } from "kysely";
import { indexPlaces } from "#features/places/server/index-places.ts";
import type { SearchItem } from "#features/search/search-item.ts";
import { indexItems } from "#features/search/server/index-items.ts";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { LISTED_STATUSES, type ShopStatus } from "../shop.ts";

interface ShopRow {
  id: number;
  slug: string;
  name: string;
  formerNames: string[];
  /** Of shops that became part of it. */
  partNames: string[];
  kind: string;
  status: ShopStatus;
  street: string | null;
  cityId: number;
  isSample: boolean;
  rank: number;
}

const shopsToFind = statement(
  "shops-to-find",
  (_, p: Params<{ shopIds: number[] }>) => sql<ShopRow>`
    select id, slug, name, former_names as "formerNames", kind, status, street, city_id as "cityId", is_sample as "isSample", rank,
      array(select part.name from shop as part where part.merged_into_id = shop.id and part.name <> shop.name
        order by part.name) as "partNames"
    from shop where id = any(${p.shopIds})`,
);

/** Brings `city.has_shops` up to date; the result is the cities in which it changed. */
const noteCitiesWithShops = statement(
  "note-cities-with-shops",
  (_, p: Params<{ listed: string[] }>) => sql<{ id: number }>`
    update city set has_shops = not has_shops
    where has_shops <> exists (
      select from shop where shop.city_id = city.id and status = any(${p.listed}::text[]) and not shop.is_sample)
    returning id`,
);

/** Makes the ranks of shop-rank.ts positive, in their order. */
const WEIGHT_OF_RANK_NOUGHT = 3_000_000;

/**
 * Updates shops in the search index, and removes those that are not listed (any more); and their cities, where one got its first
 * shop or lost its last. To be called in the transaction that changes name, address, status or rank.
 */
export async function indexShops(tx: Database, { shopIds }: { shopIds: number[] }): Promise<void> {
  const shops = await shopsToFind.all(tx, { shopIds });
  const listed = shops.filter(({ status }) => LISTED_STATUSES.includes(status));
  const listedIds = new Set(listed.map(({ id }) => id));
  await removeItems(tx, { entity: "shop", entityIds: shopIds.filter((id) => !listedIds.has(id)) });
  await indexItems(tx, listed.map(shopItem));
  const changed = await noteCitiesWithShops.all(tx, { listed: [...LISTED_STATUSES] });
  if (changed.length > 0) await indexPlaces(tx, { cityIds: changed.map(({ id }) => id) });
}

function shopItem({
  id,
  slug,
  name,
  formerNames,
  partNames,
  kind,
  street,
  cityId,
  isSample,
  rank,
}: ShopRow): SearchItem {
  return {
    kind: "shops",
    entity: "shop",
    entityId: id,
    url: slug,
    name,
    // Guides and signs say them for years.
    aliases: [...new Set([...formerNames, ...partNames])],
    placeNames: street === null ? [] : [street],
    within: { entity: "city", entityId: cityId },
    type: kind,
    isSample,
    weight: rank + WEIGHT_OF_RANK_NOUGHT,
  };
}
