import type { City } from "#features/places/city.ts";
import type { Database } from "#platform/database/database.ts";
import { TOLERATED_KINDS } from "../shop.ts";
import { bitsOf, KIND_BITS } from "../traits.ts";
import { listedShops } from "./listed-shops.ts";

export interface ShopCounts {
  /** Of the city, or of the requested municipality. */
  shopCount: number;
  coffeeshopCount: number;
  /** In the whole municipality: the number to compare with its official count. */
  municipalityCoffeeshopCount: number;
}

const TOLERATED = bitsOf(KIND_BITS, TOLERATED_KINDS);

/** How many shops are known here, to compare with the official count. */
export async function shopCountsOf(
  database: Database,
  { city }: { city: Pick<City, "type" | "id" | "municipality"> },
): Promise<ShopCounts> {
  const scope = { kind: "municipality", id: city.municipality.id } as const;
  const shops = await listedShops(database, { scope });
  const counts = { shopCount: 0, coffeeshopCount: 0, municipalityCoffeeshopCount: 0 };
  for (const { cityId, traits } of shops) {
    const isHere = city.type === "municipality" || cityId === city.id;
    const isCoffeeshop = (traits & TOLERATED) !== 0;
    if (isHere) counts.shopCount++;
    if (isHere && isCoffeeshop) counts.coffeeshopCount++;
    if (isCoffeeshop) counts.municipalityCoffeeshopCount++;
  }
  return counts;
}
