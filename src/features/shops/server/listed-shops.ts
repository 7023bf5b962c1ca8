import { sql } from "kysely";
import { isInBbox } from "#platform/geo/country-bbox.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { statement, type Params } from "#platform/database/statement.ts";
import { shared } from "#platform/shared-cache/shared-cache.ts";
import { cellsOf } from "./cells-of.ts";
import { type ListedShop, packedShops, unpackShops } from "./listed-shop.ts";
import { stampedShops } from "./stamped-shops.ts";
import type { Scope } from "./scope.ts";
import { shopsOfIds } from "./shops-of-ids.ts";

const shops = statement(
  "listed-shops-around",
  (_, p: Params<Point & { amount: number }>) => {
    const nearest = sql`
      where not is_sample order by spot(latitude, longitude) <-> spot(${p.latitude}, ${p.longitude}) limit (select ${p.amount}::integer)`;
    return sql<{ packed: string | null }>`select ${packedShops(nearest)} as packed`;
  },
  { isRead: true },
);

/** The nearest so many listed shops. */
async function shopsAround(
  database: Database,
  { point, amount }: { point: Point; amount: number },
): Promise<ListedShop[]> {
  return unpackShops((await shops.first(database, { ...point, amount }))?.packed ?? null);
}

const citiesWithListings = statement(
  "cities-with-listings",
  () => sql<{ id: number }>`select distinct city_id as id from shop_listing`,
  { isRead: true },
);

interface ShopsOfCountry {
  real: readonly ListedShop[];
  city: ReadonlyMap<number, readonly ListedShop[]>;
  municipality: ReadonlyMap<number, readonly ListedShop[]>;
}

const shopsOfCountry = shared("listed shops", {
  tables: ["shop_listing"],
  async load(database): Promise<ShopsOfCountry> {
    // Cached city by city, because only changed cities are read again: ten thousand shops take eighty milliseconds.
    const ids = (await citiesWithListings.all(database)).map(({ id }) => id);
    const all = await stampedShops(database, { kind: "city", ids });
    return {
      real: all.filter(({ isSample }) => !isSample),
      city: Map.groupBy(all, ({ cityId }) => cityId),
      municipality: Map.groupBy(all, ({ municipalityId }) => municipalityId),
    };
  },
});

/** All listed shops of a place, in no order. Invented ones stand in a town of their own, and are in no other scope but by their ids. */
export async function listedShops(
  database: Database,
  { scope, near }: { scope: Scope; near?: Point | undefined },
): Promise<readonly ListedShop[]> {
  switch (scope.kind) {
    case "everywhere":
      return (await shopsOfCountry(database)).real;
    case "city":
    case "municipality":
      return (await shopsOfCountry(database))[scope.kind].get(scope.id) ?? [];
    case "box":
      return shopsInBox(database, scope);
    case "around":
      return near ? shopsAround(database, { point: near, amount: scope.amount }) : [];
    case "shops":
      return shopsOfIds(database, scope);
  }
}

async function shopsInBox(
  database: Database,
  { bbox, cityId }: Extract<Scope, { kind: "box" }>,
): Promise<ListedShop[]> {
  const isInside = (shop: ListedShop) =>
    isInBbox(bbox, shop) && (cityId === undefined ? !shop.isSample : shop.cityId === cityId);
  const cells = cellsOf(bbox);
  if (cells === null) {
    const { real, city } = await shopsOfCountry(database);
    return (cityId === undefined ? real : (city.get(cityId) ?? [])).filter(isInside);
  }
  const shops = await stampedShops(database, { kind: "cell", ids: cells });
  return shops.filter(isInside);
}
