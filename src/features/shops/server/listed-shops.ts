import type { Bbox } from "#features/places/bbox.ts";
import { isInBbox } from "#features/places/country-bbox.ts";
import type { Point } from "#features/places/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import { cellsOf } from "./cells-of.ts";
import type { ListedShop } from "./listed-shop.ts";
import { rememberedShops } from "./remembered-shops.ts";
import type { Scope } from "./scope.ts";
import { shopsAround } from "./shops-around.ts";
import { shopsOfIds } from "./shops-of-ids.ts";

/** All listed shops of a place, in no order, samples among them. */
export async function listedShops(
  database: Database,
  { scope, near, recall = readNow }: { scope: Scope; near?: Point | undefined; recall?: Recall | undefined },
): Promise<readonly ListedShop[]> {
  switch (scope.kind) {
    case "everywhere":
      return recall("listed shops", () => wholeCountry(database));
    case "city":
    case "municipality":
      return recall(`listed shops of ${scope.kind} ${scope.id}`, () =>
        rememberedShops(database, { kind: scope.kind, ids: [scope.id] }),
      );
    case "box":
      return shopsInBox(database, scope.bbox);
    case "around":
      return near ? shopsAround(database, { point: near, amount: scope.amount }) : [];
    case "shops":
      return shopsOfIds(database, scope);
  }
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
