import { sql } from "kysely";
import type { Bbox } from "#features/places/bbox.ts";
import { isInBbox } from "#features/places/country-bbox.ts";
import type { Point } from "#features/places/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import { cellsOf } from "./cells-of.ts";
import type { ListedShop } from "./listed-shop.ts";
import { rememberedShops } from "./remembered-shops.ts";
import type { Scope } from "./scope.ts";
import { shopsAround } from "./shops-around.ts";
import { shopsOfIds } from "./shops-of-ids.ts";

const citiesWithListings = statement(
  "cities-with-listings",
  () => sql<{ id: number }>`select distinct city_id as id from shop_listing`,
  { isRead: true },
);

/** All listed shops of a place, in no order, samples among them. */
export async function listedShops(
  database: Database,
  { scope, near, recall = readNow }: { scope: Scope; near?: Point | undefined; recall?: Recall | undefined },
): Promise<readonly ListedShop[]> {
  switch (scope.kind) {
    case "everywhere":
      if (!recall.remembers()) return wholeCountry(database);
      return (await countryOfShops(database, recall)).all;
    case "city":
    case "municipality":
      if (!recall.remembers()) return rememberedShops(database, { kind: scope.kind, ids: [scope.id] });
      return (await countryOfShops(database, recall))[scope.kind].get(scope.id) ?? [];
    case "box":
      return shopsInBox(database, scope.bbox);
    case "around":
      return near ? shopsAround(database, { point: near, amount: scope.amount }) : [];
    case "shops":
      return shopsOfIds(database, scope);
  }
}

interface CountryOfShops {
  all: readonly ListedShop[];
  city: ReadonlyMap<number, readonly ListedShop[]>;
  municipality: ReadonlyMap<number, readonly ListedShop[]>;
}

/** Whoever asks for the shops of one city first reads those of all for everybody. */
function countryOfShops(database: Database, recall: Recall): Promise<CountryOfShops> {
  return recall("listed shops", {
    tables: ["shop_listing"],
    async read() {
      const all = await shopsOfEachCity(database);
      return {
        all,
        city: Map.groupBy(all, ({ cityId }) => cityId),
        municipality: Map.groupBy(all, ({ municipalityId }) => municipalityId),
      };
    },
  });
}

/** City by city, because only those are read anew in which something has changed: ten thousand shops take eighty milliseconds. */
async function shopsOfEachCity(database: Database): Promise<readonly ListedShop[]> {
  const ids = (await citiesWithListings.all(database)).map(({ id }) => id);
  return rememberedShops(database, { kind: "city", ids });
}

/** There is one, which needs no id. */
function wholeCountry(database: Database): Promise<readonly ListedShop[]> {
  return rememberedShops(database, { kind: "country", ids: [0] });
}

async function shopsInBox(database: Database, bbox: Bbox): Promise<ListedShop[]> {
  const cells = cellsOf(bbox);
  const isInside = (shop: ListedShop) => isInBbox(bbox, shop);
  if (cells === null) return (await wholeCountry(database)).filter(isInside);
  const shops = await rememberedShops(database, { kind: "cell", ids: cells });
  return shops.filter(isInside);
}
