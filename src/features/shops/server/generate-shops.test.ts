import { sql } from "kysely";
import { expect, test } from "vitest";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { generateShops } from "./generate-shops.ts";
import { inventedShop } from "./invented-shop.ts";
import { removeDemo } from "./remove-demo.ts";
import { NOW } from "./small-world.test-support.ts";

const database = testDatabase();

const generated = statement(
  "generated",
  () => sql<{ key: string; name: string; city: string; isSample: boolean; isKnown: boolean }>`
    select shop.source_key as key, shop.name, city.slug as city, shop.is_sample as "isSample",
      shop_listing.open_known_until is not null as "isKnown"
    from shop
    join city on city.id = shop.city_id
    join shop_listing on shop_listing.shop_id = shop.id
    order by shop.id`,
);

test("load data are the same every time, a smaller scale is the beginning of a larger one", async () => {
  await settleSmallCountry(database);
  expect(await generateShops(database, { scale: 0.001, now: NOW })).toEqual({ shopCount: 10 });
  const few = await generated.all(database);
  await generateShops(database, { scale: 0.003, now: NOW });
  const more = await generated.all(database);
  expect(more).toHaveLength(30);
  expect(more.slice(0, 10)).toEqual(few);
  await generateShops(database, { scale: 0.003, now: NOW });
  expect(await generated.all(database)).toEqual(more);
});

test("load data count like real shops, most of them have hours, and they can be taken away", async () => {
  await settleSmallCountry(database);
  await generateShops(database, { scale: 0.003, now: NOW });
  const shops = await generated.all(database);
  expect(shops.some(({ isSample }) => isSample)).toBe(false);
  expect(shops.filter(({ isKnown }) => isKnown).length).toBeGreaterThan(15);
  expect(await removeDemo(database)).toEqual({ shopCount: 30 });
});

test("without cities there is nowhere to put them", async () => {
  await expect(generateShops(database, { scale: 0.001, now: NOW })).rejects.toThrow("import them first");
});

test("an invented shop depends on its number alone", () => {
  const city = { name: "Edam", latitude: 52.5, longitude: 5 };
  expect(inventedShop(7, city)).toEqual(inventedShop(7, city));
  expect(inventedShop(7, city).name).not.toBe(inventedShop(8, city).name);
});
