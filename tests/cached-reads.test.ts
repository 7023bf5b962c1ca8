import { expect, test } from "vitest";
import { complianceOfPlace } from "#features/compliance/server/compliance-of-place.ts";
import { citiesBySlug } from "#features/places/server/city-by-slug.ts";
import { cityGuideOf } from "#features/places/server/city-guide-of.ts";
import { zoneBoxes } from "#features/places/server/zones-on-map.ts";
import { cachedProducts } from "#features/products/server/cached-products.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { citiesWithShops } from "#features/shops/server/cities-with-shops.ts";
import { countryAtAGlance } from "#features/shops/server/country-at-a-glance.ts";
import { emptyFilters } from "#features/shops/server/empty-filters.ts";
import { listedShops } from "#features/shops/server/listed-shops.ts";
import { offeredSorts } from "#features/shops/server/offered-sorts.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import type { BoundStatement, Database } from "#platform/database/database.ts";
import { type FreshDatabase, freshDatabase } from "./support/fresh-database.ts";
import { isForTests, sourceFilesIn } from "./support/source-files.ts";

/** Everything that is cached for all requests, by the file that defines it. */
const CACHED: Record<string, (database: Database) => Promise<unknown>> = {
  "src/features/compliance/server/compliance-of-place.ts": (database) =>
    complianceOfPlace(database, { municipalityId: null }),
  "src/features/places/server/city-by-slug.ts": (database) => citiesBySlug(database, "nl"),
  "src/features/places/server/city-guide-of.ts": (database) =>
    cityGuideOf(database, { slug: "utrecht", locale: "nl" }),
  "src/features/places/server/zones-on-map.ts": (database) => zoneBoxes(database),
  "src/features/products/server/cached-products.ts": (database) => cachedProducts(database),
  "src/features/shops/server/cities-with-shops.ts": (database) => citiesWithShops(database, "nl"),
  "src/features/shops/server/country-at-a-glance.ts": (database) =>
    countryAtAGlance(database, { locale: "nl", now: NOW }),
  "src/features/shops/server/empty-filters.ts": (database) => emptyFilters(database),
  "src/features/shops/server/listed-shops.ts": (database) =>
    listedShops(database, { scope: { kind: "everywhere" } }),
  "src/features/shops/server/offered-sorts.ts": (database) => offeredSorts(database, { hasPoint: true }),
};

/** It reads many tables, and one with the changes of all of them (decision 17). */
const READ_BY_CHANGES = "src/features/products/server/cached-products.ts";

/** It reads menus, which tell of their changes through that table too. */
const TOLD_BY_CHANGES = "src/features/shops/server/offered-sorts.ts";

test("whatever is cached is defined at the top level of a module, where no request is known, and stands in this test", () => {
  const defining = sourceFilesIn("src")
    .filter(({ path }) => !isForTests(path))
    .filter(({ imports }) => imports.some(({ target }) => target.endsWith("/shared-cache.ts")))
    .map(({ path, text }) => {
      expect(text.match(/\bshared\(/g), path).toHaveLength(1);
      expect(text, path).toMatch(/^(export )?const \w+ = shared\(/m);
      return path;
    });
  expect(defining.toSorted()).toEqual(Object.keys(CACHED));
});

test("what is cached is read from the tables whose changes make it stale, and those tell of their changes", async () => {
  const world = await freshDatabase();
  await world.transaction(settleSmallCatalogue);
  const telling = await tablesThatTell(world);
  for (const [path, read] of Object.entries(CACHED)) {
    const { declared, tables } = await watched(world, read);
    if (path === READ_BY_CHANGES) expect(tables, path).toContain("product_change");
    else if (path === TOLD_BY_CHANGES) expect(declared, path).toContain("product_change");
    else expect(declared, path).toEqual(tables);
    expect(telling, path).toEqual(expect.arrayContaining(declared));
  }
});

/** The tables that a definition declares, and those that it does read. */
async function watched(world: FreshDatabase, read: (database: Database) => Promise<unknown>) {
  const declared = new Set<string>();
  const tables = new Set<string>();
  const stamp = (names: readonly string[]) => {
    for (const name of names) declared.add(name);
    return 1;
  };
  await read({
    ...world,
    changes: { stamp, onChange: () => undefined },
    execute: async <Row>(statement: BoundStatement) => {
      for (const table of await tablesOf(world, statement)) tables.add(table);
      return world.execute<Row>(statement);
    },
  });
  return { declared: [...declared].toSorted(), tables: [...tables].toSorted() };
}

/** The query plan, with views and functions expanded. */
async function tablesOf({ pool }: FreshDatabase, { text, values }: BoundStatement): Promise<string[]> {
  const { rows } = await pool.query({ text: `explain (format json) ${text}`, values });
  const found = JSON.stringify(rows).matchAll(/"Relation Name":\s*"(\w+)"/g);
  return [...found].map(([, table]) => table as string);
}

async function tablesThatTell({ pool }: FreshDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger
    join pg_proc on pg_proc.oid = pg_trigger.tgfoid and pg_proc.prosrc like '%pg_notify(''change'', tg_table_name)%'
    where tgenabled = 'O'`,
  );
  return rows.map(({ name }) => name);
}
