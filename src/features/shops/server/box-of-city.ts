import type { Bbox } from "#platform/geo/bbox.ts";
import { boxAround } from "#platform/geo/box-around.ts";
import { boxOfPoints } from "#platform/geo/box-of-points.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { Database } from "#platform/database/database.ts";
import { listedShops } from "./listed-shops.ts";

/** Around the shops of a town, so that the streets they stand in are seen. */
const METRES_AROUND_SHOPS = 400;
/** How far the map of a town without shops reaches from its middle. */
const METRES_AROUND_MIDDLE = 2_000;

/** The part of a map that a town fills: its shops, or its middle where it has none. */
export async function boxOfCity(
  database: Database,
  { type, id, ...middle }: Point & { type: "city" | "municipality"; id: number },
): Promise<Bbox> {
  const shops = await listedShops(database, { scope: { kind: type, id } });
  return boxOfPoints(shops, METRES_AROUND_SHOPS) ?? boxAround(middle, METRES_AROUND_MIDDLE);
}
