import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importMenu } from "#features/products/server/import-menu.ts";
import { refreshProductNames } from "#features/products/server/refresh-product-names.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { fillSearchIndex } from "#features/shops/server/fill-search-index.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";

const database = testDatabase();

const menu = statement(
  "menu-as-stored",
  (_, p: Params<{ slug: string }>) => sql<{ name: string; ladder: { cents: number }[] }>`
    select raw_name as name, ladder from menu_item join shop on shop.id = shop_id where slug = ${p.slug} order by raw_name`,
);

const fileOf = (lines: string[]) =>
  bytesOf(["shop,seen_on,heading,name,product,available,unit,quantity,price", ...lines, ""].join("\n"));

test("a name on a menu is the same in whatever letters it is written", async () => {
  await settleSmallWorld(database);
  const line = (name: string, day: string, price: string) => `andersom,${day},,${name},,yes,gram,1,${price}`;
  const first = [
    line("Cr\u00E8me Br\u00FBl\u00E9e", "2026-11-10", "12.50"),
    line("Rick's Haze", "2026-11-10", "9.00"),
  ];
  expect(await importMenu(database, fileOf(first), { now: NOW })).toMatchObject({
    addedCount: 2,
    refused: [],
  });
  const second = [
    line("Cre\u0300me\u00A0Bru\u0302le\u0301e", "2026-11-17", "13.00"),
    line("Rick\u2019s  Haze", "2026-11-17", "9.50"),
  ];
  expect(await importMenu(database, fileOf(second), { now: NOW })).toMatchObject({
    addedCount: 0,
    changedCount: 2,
  });
  expect(await menu.all(database, { slug: "andersom" })).toMatchObject([
    { name: "Cr\u00E8me Br\u00FBl\u00E9e", ladder: [{ cents: 1300 }] },
    { name: "Rick's Haze", ladder: [{ cents: 950 }] },
  ]);
});

test("prices of one thing in two spellings are one ladder", async () => {
  await settleSmallWorld(database);
  const lines = [
    "andersom,2026-11-10,,Cr\u00E8me,,yes,gram,1,12.50",
    "andersom,2026-11-10,,Cre\u0300me,,yes,gram,5,60.00",
  ];
  expect(await importMenu(database, fileOf(lines), { now: NOW })).toMatchObject({ addedCount: 1 });
});

test("names that were stored before are put right, and found", async () => {
  const old = await freshDatabase();
  await settleSmallWorld(old);
  const client = new pg.Client({ connectionString: old.connection });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("update shop set name = $1, sort_name = $1 where slug = 'andersom'", [
    "De\u00A0Ple\u0133n",
  ]);
  const stands = `insert into menu_item (shop_id, raw_name, heading, position, available, source, first_seen_at, last_seen_at)
    select id, $1, $2, $3, 'yes', 'operator', $4, $4 from shop where slug = 'andersom'`;
  await client.query(stands, ["Cr\u00E8me", "Wiet", 0, "2026-11-10"]);
  await client.query(stands, ["Cre\u0300me", "Rick\u2019s", 1, "2026-11-17"]);
  await client.query(stands, ["\uFF28aze", "Wiet", 2, "2026-11-17"]);
  const migration = new URL("../db/migrations/0040_names_as_read.sql", import.meta.url);
  await client.query(await readFile(migration, "utf8"));
  const { rows } = await client.query("select raw_name, heading, position from menu_item order by position");
  expect(rows).toEqual([
    { raw_name: "Cr\u00E8me", heading: "Rick's", position: 1 },
    { raw_name: "Haze", heading: "Wiet", position: 2 },
  ]);
  await fillSearchIndex(old);
  await refreshProductNames(old);
  const found = await autocomplete(old, { kinds: ["shops"], question: "pleijn", locale: "nl" });
  expect(found.map(({ name }) => name)).toEqual(["De Pleijn"]);
});
