import { expect, onTestFinished, test, vi } from "vitest";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import {
  addBrand,
  dealIn,
  inDays,
  NOW,
  paperDeal,
} from "#features/deals/server/small-offers.test-support.ts";
import { addArticle } from "#features/discover/server/small-posts.test-support.ts";
import { addJob } from "#features/jobs/server/small-jobs.test-support.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { testWorld } from "#tests/support/database.ts";
import { drawnPages } from "#tests/support/drawn-pages.ts";
import { filledRooms } from "./filled-rooms.ts";
import { sitemapEntries } from "./sitemap-entries.ts";

const database = testWorld(settleSmallWorld);
const rooms = (now = NOW) => filledRooms(database, now);
const NONE = { deals: false, jobs: false, discover: false };

test("a room is empty until it holds something real: a sample does not fill it", async () => {
  expect(await rooms()).toEqual(NONE);
  await loadDemo(database, { now: NOW });
  expect(await rooms()).toEqual(NONE);
});

test("a deal fills its room only while it runs", async () => {
  const { id: dealId } = await dealIn(database, "live", paperDeal(await addBrand(database)));
  expect(await rooms()).toEqual({ ...NONE, deals: true });
  expect(await rooms(inDays(7))).toEqual(NONE);
  await moveDeal(database, { dealId, step: "pause", now: NOW });
  expect(await rooms()).toEqual(NONE);
});

test("a job fills its room only while one can apply, a post only once it is out", async () => {
  await addJob(database, { brandId: await addBrand(database) });
  await addArticle(database);
  expect(await rooms()).toEqual({ deals: false, jobs: true, discover: true });
  expect(await rooms(inDays(31))).toEqual({ ...NONE, discover: true });
  expect(await rooms(inDays(-2))).toMatchObject({ discover: false });
});

/** As a visitor or a robot gets it. */
async function pages() {
  const report = (error: unknown) => expect.unreachable(String(error));
  const draw = await drawnPages({ database, now: () => NOW, report });
  return async (path: string) => (await draw(path)).text;
}

const NOINDEX = /name="robots" content="noindex/;

test.each(["/deals", "/jobs", "/discover"])(
  "%s stays open while it is empty, leads on to coffeeshops, and is not for search engines",
  async (path) => {
    const page = await pages();
    const empty = await page(path);
    expect(empty).toMatch(NOINDEX);
    expect(empty).toMatch(/<main[^]*href="\/coffeeshops"[^]*<\/main>/);
    const brandId = await addBrand(database);
    await dealIn(database, "live", paperDeal(brandId));
    await addJob(database, { brandId });
    await addArticle(database);
    expect(await page(path)).not.toMatch(NOINDEX);
  },
);

test("the footer of every page leads to jobs only once there is one", async () => {
  const page = await pages();
  expect(await page("/brand")).not.toContain('href="/jobs"');
  await addJob(database, { brandId: await addBrand(database) });
  expect(await page("/brand")).toContain('href="/jobs"');
});

test("the sitemap lists a room only once it is filled", async () => {
  const paths = async () =>
    (await sitemapEntries(database, { kind: "pages", part: 1 })).map(({ path }) => path);
  expect(await paths()).not.toEqual(expect.arrayContaining(["/discover"]));
  await addArticle(database);
  expect(await paths()).toContain("/discover");
  expect(await paths()).not.toContain("/jobs");
});

test("the pages of a site share one question about it", async () => {
  let askedCount = 0;
  const serving: Database = {
    ...database,
    changes: { stamp: () => 1, onChange: () => undefined },
    execute(asked) {
      askedCount += 1;
      return database.execute(asked);
    },
  };
  await Promise.all([filledRooms(serving, NOW), filledRooms(serving, NOW)]);
  expect(await filledRooms(serving, NOW)).toEqual(NONE);
  expect(askedCount).toBe(1);
});

test("while a database does not answer the last answer holds, and no page waits", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  let askedCount = 0;
  const serving: Database = {
    ...database,
    changes: { stamp: () => 1, onChange: () => undefined },
    execute(asked) {
      askedCount += 1;
      return askedCount === 1 ? database.execute(asked) : new Promise(() => undefined);
    },
  };
  await filledRooms(serving, NOW);
  vi.advanceTimersByTime(60_000);
  await expect
    .poll(async () => {
      expect(await filledRooms(serving, NOW)).toEqual(NONE);
      return askedCount;
    })
    .toBe(2);
});
