import { sql } from "kysely";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { menuItemOf } from "#features/products/server/small-catalogue.test-support.ts";
import type { PriceLadder } from "#features/products/price-ladder.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importShops } from "#features/shops/server/import-shops.ts";
import { SHOP_COLUMNS } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const CITIES = {
  Utrecht: ["52.09,5.12", "GM0344"],
  Rotterdam: ["51.92,4.48", "GM0599"],
  Zaandam: ["52.44,4.83", "GM0479"],
  "'s-Hertogenbosch": ["51.69,5.30", "GM0796"],
  Heusden: ["51.73,5.14", "GM0797"],
  Maastricht: ["50.85,5.69", "GM0935"],
} as const;

export type TestCity = keyof typeof CITIES;

/** Adds this many coffeeshops to a city; returns their slugs. */
export async function addShops(database: Database, city: TestCity, count: number): Promise<string[]> {
  const [place, code] = CITIES[city];
  const words = Array.from({ length: count }, (_, index) => `Extra ${code} ${index + 1}`);
  const lines = words.map((name) => {
    const key = name.replaceAll(" ", "").toLowerCase();
    return `osm2021-${key},${name},coffeeshop,${place},,,,${city},,${code},,high,tag`;
  });
  await importShops(database, bytesOf(`${SHOP_COLUMNS}${lines.join("\n")}\n`));
  return words.map((name) => name.replaceAll(" ", "-").toLowerCase());
}

interface Line {
  product: string;
  /** Cents of 1 and of 5 grams. */
  one: number;
  five?: number;
}

/** What shops sell, seen at a time. */
export async function giveMenu(
  database: Database,
  shops: readonly string[],
  lines: readonly Line[],
  seenAt: Date,
): Promise<void> {
  const items = shops.flatMap((shopSlug) =>
    lines.map(({ product, one, five }, position) => {
      const ladder: PriceLadder = [{ unit: "gram", quantity: 1, cents: one }];
      if (five) ladder.push({ unit: "gram", quantity: 5, cents: five });
      return menuItemOf({ shopSlug, productSlug: product, position, ladder });
    }),
  );
  await saveMenus(database, items, { seenAt });
}

const setHoursOfShop = statement(
  "test-set-hours",
  (_, p: Params<{ slugs: string[]; hours: string }>) => sql`
    update shop set opening_hours = ${p.hours} where slug = any (${p.slugs})`,
);

/** Opening hours as OpenStreetMap writes them. */
export async function setHours(database: Database, slugs: string[], hours: string): Promise<void> {
  await setHoursOfShop.run(database, { slugs, hours });
}
