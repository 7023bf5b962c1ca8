import * as v from "valibot";
import { expect, test } from "vitest";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { storeStatistics } from "#features/statistics/server/store-statistics.ts";
import { STATISTIC_NAMES } from "#features/statistics/statistic.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { StatisticPage } from "./statistics-schemas.ts";

const database = testWorld(settleSmallWorld);

const get = (headers?: Record<string, string>) => testApi(database).get("/statistics", headers);

async function answer() {
  const answered = await get();
  expect(answered.status).toBe(200);
  return v.parse(StatisticPage, await answered.json());
}

test("GET /api/statistics has nothing before the first night", async () => {
  expect(await answer()).toEqual({ items: [], total: 0, page: 1 });
});

test("GET /api/statistics has every statistic with its date, method, columns and rows", async () => {
  await storeStatistics(database, { now: NOW });
  const { items, total } = await answer();
  expect([items.map(({ name }) => name), total]).toEqual([STATISTIC_NAMES, STATISTIC_NAMES.length]);
  const access = items.find(({ name }) => name === "access-policy");
  expect(access).toMatchObject({ n: 6, computedAt: NOW.toISOString(), counted: "shops" });
  expect(access?.columns.map(({ name }) => name)).toEqual(["access", "restsOn", "shops", "sharePercent"]);
  expect(access?.method).toContain("residents-only rule");
  for (const { columns, rows } of items) {
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
});

test("who asks again with the tag is told that nothing is new, until something is", async () => {
  await storeStatistics(database, { now: NOW });
  const tag = (await get()).headers.get("etag") ?? "";
  expect((await get({ "if-none-match": tag })).status).toBe(304);
  await storeStatistics(database, { now: new Date(NOW.getTime() + 1000) });
  expect((await get({ "if-none-match": tag })).status).toBe(200);
});
