import { sql } from "kysely";
import type { Point } from "#features/places/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { type ListedShop, packedShops, unpackShops } from "./listed-shop.ts";

const shops = statement(
  "listed-shops-around",
  (_, p: Slots<Point & { amount: number }>) => {
    const nearest = sql`
      order by spot(latitude, longitude) <-> spot(${p.latitude}, ${p.longitude}) limit (select ${p.amount}::integer)`;
    return sql<{ packed: string | null }>`select ${packedShops(nearest)} as packed`;
  },
  { isRead: true },
);

/** The nearest so many listed shops. */
export async function shopsAround(
  database: Database,
  { point, amount }: { point: Point; amount: number },
): Promise<ListedShop[]> {
  return unpackShops((await shops.first(database, { ...point, amount }))?.packed ?? null);
}
