import { askedPoint, type GetShopsQuery } from "#features/shops/get-shops-query.ts";
import { askedScope } from "#features/shops/server/asked-scope.ts";
import type { Scope } from "#features/shops/server/scope.ts";
import { shopIdsInWietproef } from "#features/shops/server/shop-ids-in-wietproef.ts";
import type { Database } from "#platform/database/database.ts";
import { shopIdsSelling } from "./shop-ids-selling.ts";

/**
 * Which shops a question for shops is about: those that have a product, those of the experiment, else those of a place.
 * @throws NotFound for a city or product that there is not
 */
export async function askedShops(database: Database, query: GetShopsQuery): Promise<Scope> {
  const { bbox, city, product, wietproef } = query;
  if (product !== undefined) return { kind: "shops", ids: await shopIdsSelling(database, { slug: product }) };
  if (wietproef) return { kind: "shops", ids: await shopIdsInWietproef(database) };
  return askedScope(database, { bbox, city, near: askedPoint(query) });
}
