import { expect, test } from "vitest";
import { saveProducts } from "#features/products/server/save-products.ts";
import { productOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { sitemapEntries } from "#features/seo/server/sitemap-entries.ts";
import { PAGES_TO_FIND, SITEMAP_KINDS } from "#features/seo/sitemap-kinds.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { testDatabase } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

/** Sitemaps go by the clock of the database. */
const NOW = new Date();

/** The first render loads the modules of all pages. */
const DRAWING_MS = 120_000;

const database = testDatabase();

async function listedPaths(): Promise<string[]> {
  const files = await Promise.all(SITEMAP_KINDS.map((kind) => sitemapEntries(database, { kind, part: 1 })));
  return files.flat().map(({ path }) => path);
}

async function kept(paths: readonly string[]): Promise<string[]> {
  const draw = await drawnPages({ database, now: () => NOW, report: (error) => expect.fail(String(error)) });
  const keptPaths: string[] = [];
  for (const path of paths) {
    const { status, text } = await draw(path);
    expect([path, status]).toEqual([path, 200]);
    if (!text.includes('<meta name="robots" content="noindex"')) keptPaths.push(path);
  }
  return keptPaths;
}

const sellOut = statement(
  "sell-out-in-city",
  (_, p: Params<{ city: string }>) => sql`
    update menu_item set available = 'soldOut'
    where shop_id in (select shop.id from shop join city on city.id = shop.city_id where city.slug = ${p.city})`,
);

test(
  "the sitemap lists no page that search engines may not keep",
  async () => {
    await settleSmallCatalogue(database);
    await loadDemo(database, { now: NOW });
    const menus = (await sitemapEntries(database, { kind: "menus", part: 1 })).map(({ path }) => path);
    const city = menus.at(-1)?.split("/").at(-1) ?? "";
    await sellOut.run(database, { city });
    const paths = await listedPaths();
    expect(paths).not.toContain(menus.at(-1));
    expect(paths.length).toBeGreaterThan(30);
    expect(await kept(paths)).toEqual(paths);
  },
  DRAWING_MS,
);

test(
  "lists of products join the sitemap with the first real product of their type",
  async () => {
    await settleSmallWorld(database);
    const lists = Object.keys(PAGES_TO_FIND).filter((path) => PAGES_TO_FIND[path] === "products");
    const listed = async () => (await listedPaths()).filter((path) => lists.includes(path));
    expect(await kept(lists)).toEqual([]);
    expect(await listed()).toEqual([]);
    await saveProducts(database, [productOf({ slug: "brick", name: "Brick", type: "hash" })]);
    expect(await kept(lists)).toEqual(["/hash", "/products"]);
    expect(await listed()).toEqual(["/hash", "/products"]);
  },
  DRAWING_MS,
);
