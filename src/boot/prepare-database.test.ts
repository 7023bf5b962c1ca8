import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { REFRESH_PRICES } from "#features/products/server/refresh-prices.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { STORE_STATISTICS } from "#features/statistics/server/store-statistics.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openProgress } from "#platform/progress.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { prepareDatabase } from "./prepare-database.ts";

test("a database whose name is not known yet is tried again, as after a start of the whole machine", async () => {
  const database = openDatabase({ connection: "postgres://a:b@nohost.invalid/db", statementTimeoutMs: 0 });
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  const { firstTry, isDone, stop } = prepareDatabase(database, {
    isDemo: false,
    isProduction: true,
    now: () => new Date(),
    startTasks: async () => ({ stop: async () => undefined }),
    progress: openProgress(pino({ level: "silent" })),
    log,
  });
  onTestFinished(async () => {
    await stop();
    await database.close();
  });
  await firstTry;
  expect(isDone()).toBe(false);
  expect(lines.join("")).toContain("trying again every second");
});

const LANDMARK =
  "name,kind,city,lat,lon,source,source_year,licence\nUtrecht Centraal,station,Utrecht,52.0894,5.11,Wikidata,2026,CC0\n";

test("a start counts the statistics and takes out prices that grew old meanwhile, as soon as tasks run, so that nobody waits for the night", async () => {
  const database = await freshDatabase();
  await database.transaction(async (tx) => {
    await settleSmallCatalogue(tx);
    // Where there is one, the open data are taken to be loaded.
    await importLandmarks(tx, bytesOf(LANDMARK));
  });
  const waiting: string[] = [];
  const { firstTry, isDone, stop } = prepareDatabase(database, {
    isDemo: false,
    isProduction: false,
    now: () => NOW,
    startTasks: async () => {
      const { rows } = await database.pool.query("select task_identifier as name from graphile_worker.jobs");
      waiting.push(...rows.map(({ name }: { name: string }) => name));
      return { stop: async () => undefined };
    },
    progress: openProgress(pino({ level: "silent" })),
    log: pino({ level: "silent" }),
  });
  onTestFinished(stop);
  await firstTry;
  expect(isDone()).toBe(true);
  expect(waiting).toEqual(expect.arrayContaining([STORE_STATISTICS, REFRESH_PRICES]));
});
