import { expect, test } from "vitest";
import { loadDemoNews } from "#features/discover/server/load-demo-news.ts";
import { SAMPLE_TOWN } from "#features/places/sample-town.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { storeStatistics } from "#features/statistics/server/store-statistics.ts";
import { drawnPages } from "./support/drawn-pages.ts";
import { freshDatabase } from "./support/fresh-database.ts";
import { surfacesOf } from "./support/surfaces.ts";

/** A few hundred pages and calls, one after the other. */
const WALK_MS = 120_000;

/** What may lead to the invented town: its page, and its lists of deals, jobs and posts. */
const WAYS = new RegExp(
  `/coffeeshops/${SAMPLE_TOWN.slug}\\b|/(deals|jobs|discover)\\?city=${SAMPLE_TOWN.slug}\\b`,
  "g",
);

async function settledDatabase() {
  const database = await freshDatabase();
  await database.transaction(settleSmallCatalogue);
  await loadDemoCatalogue(database, { now: NOW });
  await loadDemoNews(database, { now: NOW });
  await storeStatistics(database, { now: NOW });
  return database;
}

test(
  "no list, map, count, feed, sitemap or call about real places has anything invented",
  async () => {
    const database = await settledDatabase();
    const reported: unknown[] = [];
    const surfaces = await surfacesOf({
      database,
      now: () => NOW,
      asked: {
        shop: "andersom",
        product: "morning-fog",
        brand: "dijkzaden",
        city: "utrecht",
        beginnings: ["fog"],
      },
      report: (error) => reported.push(error),
    });
    const wrong: string[] = [];
    for (const { name, path, read } of surfaces) {
      // The descriptions of calls name the town.
      if (/^\/(openapi\.json|docs)/.test(path)) continue;
      const { text } = await read();
      if (text.replace(WAYS, "").includes("sample-")) wrong.push(name);
    }
    expect(wrong).toEqual([]);
    expect(reported).toEqual([]);
  },
  WALK_MS,
);

test(
  "search engines keep nothing of the invented town",
  async () => {
    const draw = await drawnPages({
      database: await settledDatabase(),
      now: () => NOW,
      report: () => undefined,
    });
    for (const path of [
      `/coffeeshops/${SAMPLE_TOWN.slug}`,
      `/map/${SAMPLE_TOWN.slug}`,
      "/map/sample-maanvis",
      "/coffeeshop/sample-maanvis",
      `/weed/${SAMPLE_TOWN.slug}`,
      "/weed/sample-pillow-fort",
      "/brand/sample-cloudworks",
      `/deals?city=${SAMPLE_TOWN.slug}`,
      `/jobs?city=${SAMPLE_TOWN.slug}`,
      `/discover?city=${SAMPLE_TOWN.slug}`,
    ]) {
      const { status, text } = await draw(path);
      expect([path, status, /<meta name="robots" content="noindex/.test(text)]).toEqual([path, 200, true]);
    }
  },
  WALK_MS,
);
