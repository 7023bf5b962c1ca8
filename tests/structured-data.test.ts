import { sql } from "kysely";
import { expect, test } from "vitest";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { NOW, setStatus } from "#features/shops/server/small-world.test-support.ts";
import { STATISTIC_NAMES } from "#features/statistics/statistic.ts";
import { storeStatistics } from "#features/statistics/server/store-statistics.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { strangersTo } from "./support/schema-org.ts";

type Thing = { "@type"?: string } & Record<string, unknown>;

/** The structured data by page; slugs of the small catalogue. */
const TOLD = {
  "/": ["WebSite"],
  "/coffeeshops/utrecht": ["BreadcrumbList"],
  "/coffeeshop/andersom": ["Store", "BreadcrumbList"],
  "/weed/morning-fog": ["Product", "BreadcrumbList"],
  "/brand/dijkzaden": ["Brand", "BreadcrumbList"],
  "/wietproef": ["FAQPage"],
  "/statistics": ["Dataset"],
};

const database = testWorld(settleSmallCatalogue);

async function read(path: string): Promise<string> {
  const draw = await drawnPages({ database, now: () => NOW, report: () => {} });
  return (await draw(path)).text;
}

async function thingsOn(path: string): Promise<Thing[]> {
  const text = await read(path);
  return [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? "") as Thing,
  );
}

const addRating = statement(
  "add-rating-in-test",
  () => sql`
    insert into rating (target_type, target_id, review_count, hundredths)
    select 'product', id, 3, 400 from product where slug = 'morning-fog'`,
);

test.each(Object.entries(TOLD))(
  "%s tells search engines %j, in words that schema.org knows, without prices and offers",
  async (path, expected) => {
    await addRating.run(database);
    const things = await thingsOn(path);
    expect(things.map((thing) => thing["@type"])).toEqual(expect.arrayContaining(expected));
    expect(things.flatMap((thing) => strangersTo(thing))).toEqual([]);
    expect(JSON.stringify(things)).not.toMatch(/offer|price/i);
  },
  // The first render loads the modules of all pages.
  30_000,
);

test.each(["/coffeeshop/sample-maanvis", "/weed/sample-pillow-fort", "/brand/sample-cloudworks"])(
  "the invented thing %s is nothing that a search engine should know",
  async (path) => {
    const types = (await thingsOn(path)).map((thing) => thing["@type"]);
    expect(types.filter((type) => type !== "BreadcrumbList")).toEqual([]);
  },
);

test("a shop that closed for good says so in its title and is no store", async () => {
  await setStatus(database, { slug: "andersom", status: "permanentlyClosed" });
  expect(/<title>(.*?)<\/title>/.exec(await read("/coffeeshop/andersom"))?.[1]).toMatch(
    /^Andersom, Utrecht \(voorgoed gesloten\)/,
  );
  const types = (await thingsOn("/coffeeshop/andersom")).map((thing) => thing["@type"]);
  expect(types).toEqual(["BreadcrumbList"]);
});

test("a product that nobody has rated is no `Product`, which would have to have a rating or an offer", async () => {
  expect((await thingsOn("/weed/morning-fog")).map((thing) => thing["@type"])).toEqual(["BreadcrumbList"]);
});

test("the statistics tell under which licence they may be used, and where their files are once they are counted", async () => {
  const dataset = async () => (await thingsOn("/statistics")).find((thing) => thing["@type"] === "Dataset");
  expect(await dataset()).toMatchObject({ license: expect.stringMatching(/^https:.*\/about#sources$/) });
  await storeStatistics(database, { now: NOW });
  const { distribution, dateModified } = (await dataset()) ?? {};
  expect(dateModified).toBe(NOW.toISOString());
  expect(distribution).toHaveLength(STATISTIC_NAMES.length);
  const { contentUrl } = (distribution as { contentUrl: string }[])[0] ?? {};
  expect(contentUrl).toMatch(/^https:.*\/statistics\/[a-z-]+\.csv$/);
});

test("a word that schema.org does not know would be found", () => {
  expect(strangersTo({ "@type": "Store", name: "x", menuPrice: 4 })).toHaveLength(1);
  expect(strangersTo({ "@type": "Coffeeshop" })).toHaveLength(1);
  expect(strangersTo({ "@type": "Store", geo: { "@type": "Person", name: "x" } })).toHaveLength(1);
});
