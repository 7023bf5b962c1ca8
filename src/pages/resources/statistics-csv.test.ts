import { beforeAll, expect, test } from "vitest";
import { addShops, setHours } from "#features/statistics/server/many-shops.test-support.ts";
import { storeStatistics } from "#features/statistics/server/store-statistics.ts";
import { storedStatistics } from "#features/statistics/server/stored-statistics.ts";
import { STATISTIC_NAMES } from "#features/statistics/statistic.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { strangersTo } from "#tests/support/schema-org.ts";
import { drawnPages } from "#tests/support/drawn-pages.ts";

let draw: Awaited<ReturnType<typeof drawnPages>>;
const database = testWorld(settleSmallWorld);
// It fetches every page.
beforeAll(async () => {
  draw = await drawnPages({ database, now: () => NOW, report: () => {} });
});

/** The markup of a section of the page; empty where it has none of this name. */
function sectionOf(text: string, id: string): string {
  const [, section = ""] = new RegExp(`<section id="${id}"(.*?)</section>`, "s").exec(text) ?? [];
  return section;
}

test("every statistic with data has a section on the page, with the link to its file; the others are listed with what they lack", async () => {
  await addShops(database, "Utrecht", 7);
  await storeStatistics(database, { now: NOW });
  const { status, text } = await draw("/statistics");
  expect(status).toBe(200);
  const filled = (await storedStatistics(database)).filter(({ rows }) => rows.length > 0);
  expect(filled.length).toBeGreaterThan(2);
  for (const name of STATISTIC_NAMES) {
    const hasData = filled.some((one) => one.name === name);
    expect(text.includes(`<section id="${name}"`)).toBe(hasData);
    expect(text.includes(`href="/statistics/${name}.csv"`)).toBe(hasData);
  }
  const lacking = STATISTIC_NAMES.length - filled.length;
  expect(sectionOf(text, "not-shown-yet").match(/<dt>/g)).toHaveLength(lacking);
  expect(sectionOf(text, "not-shown-yet")).toContain(
    "<dt>Wat een gram kost</dt><dd>Vijf shops met recente prijzen per gram op hun menu</dd>",
  );
  expect(text).toContain("n = 16");
  expect(text).toContain('src="/statistics/map.svg"');
});

test("a statistic leaves the list of those not shown yet once there is data", async () => {
  const hours = "<dt>Wanneer shops open zijn</dt>";
  const slugs = await addShops(database, "Utrecht", 7);
  await storeStatistics(database, { now: NOW });
  expect(sectionOf((await draw("/statistics")).text, "not-shown-yet")).toContain(hours);
  await setHours(database, slugs, "Mo-Su 10:00-22:00");
  await storeStatistics(database, { now: NOW });
  const { text } = await draw("/statistics");
  expect(sectionOf(text, "not-shown-yet")).not.toContain(hours);
  expect(sectionOf(text, "opening-hours")).toContain('href="/statistics/opening-hours.csv"');
});

test("before the first count the page says so, with nothing else below its title", async () => {
  const { status, text } = await draw("/statistics");
  expect(status).toBe(200);
  expect(text).toContain("<h2>De eerste telling is bezig</h2>");
  expect(text).not.toContain("not-shown-yet");
});

test("search engines are told of the files, in words that schema.org knows and without prices", async () => {
  await storeStatistics(database, { now: NOW });
  const { text } = await draw("/statistics");
  const [, json = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
  const dataset = JSON.parse(json) as { distribution: unknown[] };
  expect(dataset.distribution).toHaveLength(STATISTIC_NAMES.length);
  expect(strangersTo(dataset)).toEqual([]);
  expect(json).not.toMatch(/offer|price/i);
});

test("a file is a file of comma separated values, kept out of search engines", async () => {
  await addShops(database, "Utrecht", 7);
  await storeStatistics(database, { now: NOW });
  const { status, text } = await draw("/statistics/shops-by-municipality.csv");
  expect(status).toBe(200);
  expect(text).toContain('["content-type","text/csv; charset=utf-8"]');
  expect(text).toContain('filename=\\"shops-by-municipality.csv\\"');
  expect(text).toContain("noindex");
  expect(text).toContain(
    "municipality,province,shops,per100000,isWithheld\r\nUtrecht,Utrecht,10,3.4,false\r\n",
  );
});

test("before the first night the page says so, and there is no file", async () => {
  const { status, text } = await draw("/statistics");
  expect([status, text.includes('<section id="wheelchair"')]).toEqual([200, false]);
  expect((await draw("/statistics/wheelchair.csv")).status).toBe(404);
});

test.each(["tulips.csv", "wheelchair", "wheelchair.json", "..csv", "toString.csv", "WHEELCHAIR.csv"])(
  "%s is no file",
  async (file) => {
    await storeStatistics(database, { now: NOW });
    expect((await draw(`/statistics/${file}`)).status).toBe(404);
  },
);
