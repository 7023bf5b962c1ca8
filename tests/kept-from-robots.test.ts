import { describe, expect, test } from "vitest";
import { testApi } from "#api/api.test-support.ts";
import type { ProfileKey } from "#features/compliance/server/profiles.test-support.ts";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import {
  addBrand,
  DAY_MS,
  dealIn,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import type { SitemapKind } from "#features/seo/sitemap-kinds.ts";
import { sitemapEntries } from "#features/seo/server/sitemap-entries.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { openJob, publishedPost } from "./support/news-of-today.ts";

/** Sitemaps go by the clock of the database. */
const NOW = new Date();
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const RUNNING = { validFrom: inDays(-1), validTo: inDays(6) };

/** The first render loads the modules of all pages. */
const FETCHING_MS = 30_000;
const BRAND = "/brand/vloeipapier-zonen";
const SAYS = { text: "Al sinds 1911 het dunste papier.", website: "https://papers.example.org" };

/** The contents of a shop and a brand, by author. */
let ofShop: string[];
let ofBrand: string[];
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  const andersom = await shopId(database, "andersom");
  const brandId = await addBrand(database, {
    slug: "vloeipapier-zonen",
    description: { nl: SAYS.text, source: "nl" },
    website: SAYS.website,
  });
  const deal = await dealIn(database, "live", paperDeal(brandId, RUNNING));
  const dealThere = await dealIn(database, "live", paperDeal(brandId, { ...RUNNING, shopIds: [andersom] }));
  ofShop = [
    `/deals/${dealThere.slug}`,
    await openJob(database, { shopId: andersom }, NOW),
    await publishedPost(database, { shopId: andersom }, NOW),
  ];
  ofBrand = [
    `/deals/${deal.slug}`,
    await openJob(database, { brandId }, NOW),
    await publishedPost(database, { brandId }, NOW),
  ];
});

async function read(path: string): Promise<string> {
  const draw = await drawnPages({ database, now: () => NOW, report: () => {} });
  return (await draw(path)).text;
}

const isKept = async (path: string) => !(await read(path)).includes('<meta name="robots" content="noindex"');

async function typesOn(path: string): Promise<string[]> {
  const told = [
    ...(await read(path)).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ];
  return told.map(([, json]) => (JSON.parse(json ?? "") as { "@type": string })["@type"]);
}

/** Those of these pages that are in sitemaps and feeds. */
async function named(paths: string[]): Promise<string[]> {
  const kinds: SitemapKind[] = ["shops", "brands", "deals", "jobs", "posts"];
  const listed: string[] = [];
  for (const kind of kinds)
    for (const { path } of await sitemapEntries(database, { kind, part: 1 })) listed.push(path);
  for (const feed of ["deals", "jobs", "discover"]) listed.push(await read(`/${feed}/feed.xml`));
  return paths.filter((path) => listed.some((text) => text === path || text.includes(`${path}<`)));
}

const NEWS_TYPES = ["JobPosting", "Article"];

async function expectKept(paths: string[], expected: boolean): Promise<void> {
  for (const path of paths) expect([path, await isKept(path)]).toEqual([path, expected]);
  expect(await named(paths)).toEqual(expected ? paths : []);
  const types = new Set((await Promise.all(paths.map(typesOn))).flat());
  expect(NEWS_TYPES.filter((type) => types.has(type))).toEqual(expected ? NEWS_TYPES : []);
}

test(
  "without a word from anybody search engines may keep what shops and brands say",
  async () => {
    await expectKept(ofShop, true);
    await expectKept(ofBrand, true);
    expect(await named([BRAND, "/coffeeshop/andersom"])).toEqual([BRAND, "/coffeeshop/andersom"]);
    expect(await typesOn(BRAND)).toContain("Brand");
  },
  FETCHING_MS,
);

test.each([["shop"], ["municipality"]] as const)(
  "what a shop says is kept from them with the %s, and a deal that names it as well",
  async (scope) => {
    const key: ProfileKey = scope === "shop" ? { shop: "andersom" } : { municipality: "utrecht" };
    await setProfile(database, key, { isIndexable: false });
    await expectKept(ofShop, false);
    await expectKept(ofBrand, true);
    expect(await isKept("/coffeeshop/andersom")).toBe(false);
    expect(await typesOn("/coffeeshop/andersom")).not.toContain("Store");
  },
  FETCHING_MS,
);

test(
  "what the country keeps from them is all that brands say, and their pages",
  async () => {
    await setProfile(database, { country: "NL" }, { isIndexable: false });
    await expectKept(ofBrand, false);
    expect(await isKept(BRAND)).toBe(false);
    expect(await typesOn(BRAND)).toEqual([]);
    expect(await named([BRAND])).toEqual([]);
  },
  FETCHING_MS,
);

describe("pages of brands", () => {
  const brandCall = () =>
    testApi(database, { now: () => NOW }).api.request(
      "/getbrand?url=vloeipapier-zonen",
      {},
      { nonce: "nonce" },
    );

  test(
    "say everything where nothing else is said",
    async () => {
      const text = (await read(BRAND)) + (await (await brandCall()).text());
      expect(text.split(SAYS.text).length).toBeGreaterThan(2);
      expect(text).toContain("Tweede pakje halve prijs");
    },
    FETCHING_MS,
  );

  test(
    "that are neutral leave out what the brand says of itself, its deals, and the way to hand them on",
    async () => {
      await setProfile(database, { country: "NL" }, { brandPage: "neutral" });
      const page = await read(BRAND);
      expect(page).toContain("Vloeipapier &amp; Zonen");
      const text = page + (await (await brandCall()).text());
      for (const words of [SAYS.text, SAYS.website, "Tweede pakje halve prijs"])
        expect(text).not.toContain(words);
      expect(await isKept(BRAND)).toBe(true);
    },
    FETCHING_MS,
  );

  test(
    "that lead away show nothing, and nothing brands say is found by search engines",
    async () => {
      await setProfile(database, {}, { brandPage: "redirect" });
      expect(await read(BRAND)).toContain('"location","/brand"');
      expect((await brandCall()).status).toBe(404);
      await expectKept(ofBrand, false);
      expect(await named([BRAND])).toEqual([]);
    },
    FETCHING_MS,
  );
});
