import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { SITEMAP_KINDS, sitemapFileOf, type SitemapFile } from "../sitemap-kinds.ts";
import { sitemapEntries } from "./sitemap-entries.ts";
import { sitemapFiles } from "./sitemap-files.ts";

const addProducts = statement(
  "add-many-products",
  (_, p: Params<{ count: number }>) => sql`
    insert into product (slug, name, sort_name, type, source, observed_on)
    select 'plant-' || lpad(each::text, 6, '0'), 'Plant ' || each, 'plant', 'weed', 'own', '2026-11'
    from generate_series(1, ${p.count}::integer) as each`,
);

const addSample = statement(
  "add-sample-product",
  () => sql`
    insert into product (slug, name, sort_name, type, is_sample, source, observed_on)
    values ('sample-plant', 'Sample', 'sample', 'weed', true, 'sample', '2026-11')`,
);

const hideFromRobots = statement(
  "hide-shop-from-robots",
  (_, p: Params<{ slug: string }>) => sql`
    insert into compliance_profile (scope, shop_id, is_indexable, source, observed_on)
    select 'shop', id, false, 'the owner', '2026-11-21' from shop where slug = ${p.slug}`,
);

describe("the sitemap", () => {
  const database = testWorld(settleSmallWorld);

  async function pathsOf(file: SitemapFile, most?: number): Promise<string[]> {
    return (await sitemapEntries(database, file, most)).map(({ path }) => path);
  }

  test("lists every shop and every city that has one", async () => {
    expect(await pathsOf({ kind: "cities", part: 1 })).toEqual([
      "/coffeeshops/hoek-van-holland",
      "/coffeeshops/maastricht",
      "/coffeeshops/rotterdam",
      "/coffeeshops/s-hertogenbosch",
      "/coffeeshops/utrecht",
    ]);
    expect(await pathsOf({ kind: "shops", part: 1 })).toHaveLength(9);
  });

  test("leaves out what its owner keeps from search engines", async () => {
    await hideFromRobots.run(database, { slug: "andersom" });
    const paths = await pathsOf({ kind: "shops", part: 1 });
    expect(paths).toHaveLength(8);
    expect(paths).not.toContain("/coffeeshop/andersom");
  });

  test("has no samples", async () => {
    await addProducts.run(database, { count: 1 });
    await addSample.run(database);
    expect(await pathsOf({ kind: "products", part: 1 })).toEqual(["/weed/plant-000001"]);
    await loadDemo(database, { now: new Date() });
    for (const kind of SITEMAP_KINDS) {
      const paths = await pathsOf({ kind, part: 1 });
      expect([kind, paths.filter((path) => path.includes("sample-"))]).toEqual([kind, []]);
    }
  });

  test("goes on in a second file where the first is full, and leaves nothing out between them", async () => {
    await addProducts.run(database, { count: 5003 });
    const files = (await sitemapFiles(database, 5000)).filter(({ kind }) => kind === "products");
    expect(files.map(({ part }) => part)).toEqual([1, 2]);
    const [first, second] = [
      await pathsOf({ kind: "products", part: 1 }, 5000),
      await pathsOf({ kind: "products", part: 2 }, 5000),
    ];
    expect(second).toEqual(["/weed/plant-005001", "/weed/plant-005002", "/weed/plant-005003"]);
    expect(new Set(first).size).toBe(5000);
  });

  test("names only files that have something in them", async () => {
    const kinds = (await sitemapFiles(database)).map(({ kind }) => kind);
    expect(kinds).toEqual(["pages", "cities", "shops"]);
  });
});

test.each([
  ["products-2.xml", { kind: "products", part: 2 }],
  ["products-0.xml", null],
  ["products-.xml", null],
  ["secrets-1.xml", null],
  ["products-1", null],
])("%s is the file %j", (name, expected) => {
  expect(sitemapFileOf(name)).toEqual(expected);
});
