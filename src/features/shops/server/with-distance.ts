import { distanceMetres, type Point } from "#features/places/geo.ts";
import type { ShopCard } from "../shop.ts";
import type { ShopCardRow } from "./shop-card-sql.ts";

/** Cards with their distance from a point in whole metres, or without when nobody asked from where. */
export function withDistance(rows: ShopCardRow[], near: Point | undefined): ShopCard[] {
  return rows.map((row) =>
    Object.assign(row, { distanceMetres: near ? Math.round(distanceMetres(near, row)) : null }),
  );
}
