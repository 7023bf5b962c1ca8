import { setTimeout as wait } from "node:timers/promises";
import { loadCatalogue } from "#features/products/server/load-catalogue.ts";
import { loadDemoNews } from "#features/discover/server/load-demo-news.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { MAKE_PACKS } from "#features/packs/server/make-packs.ts";
import { REFRESH_PRICES } from "#features/products/server/refresh-prices.ts";
import { refreshProductNames } from "#features/products/server/refresh-product-names.ts";
import { fillSearchIndex } from "#features/shops/server/fill-search-index.ts";
import { FIND_DOUBLES } from "#features/doubles/server/find-doubles.ts";
import { loadDemoReaders } from "#features/newsletter/server/load-demo-readers.ts";
import { LOAD_DEMO_PICTURES } from "#features/reviews/server/load-demo-pictures.ts";
import { loadDemoReviews } from "#features/reviews/server/load-demo-reviews.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { loadOpenData } from "#features/shops/server/load-open-data.ts";
import { REFRESH_OPEN_TIMES } from "#features/shops/server/refresh-open-times.ts";
import { loadDemoFigures } from "#features/figures/server/load-demo-figures.ts";
import { loadDemoTickets } from "#features/support/server/load-demo-tickets.ts";
import { loadDemoContributions } from "#features/contributions/server/load-demo-contributions.ts";
import { loadDemoCases } from "#features/moderation/server/load-demo-cases.ts";
import { samplesThere } from "#features/social/server/samples-there.ts";
import { loadDemoPeople } from "#features/social/server/load-demo-people.ts";
import { STORE_STATISTICS } from "#features/statistics/server/store-statistics.ts";
import type { Clock } from "#platform/clock.ts";
import { explainError } from "#platform/database/explain-error.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { kindOf } from "#platform/errors/errors.ts";
import type { Log } from "#platform/log.ts";
import type { Progress } from "#platform/progress.ts";

interface PrepareDatabaseOptions {
  isDemo: boolean;
  /** Invented shops and people have no business there, and are told of. */
  isProduction: boolean;
  now: Clock;
  /** Started once the database is up to date. */
  startTasks: () => Promise<{ stop: () => Promise<void> }>;
  progress: Progress;
  log: Log;
}

const TRY_AGAIN_MS = 1_000;

/**
 * Brings the database up to date: migrations, the open data when it is empty, the samples when asked for. While the database is
 * down it retries in the background, so that the process lives and recovers by itself.
 */
export function prepareDatabase(
  database: OpenDatabase,
  options: PrepareDatabaseOptions,
): { firstTry: Promise<void>; isDone: () => boolean; stop: () => Promise<void> } {
  const stopping = new AbortController();
  let isDone = false;
  let trying: Promise<void> | undefined;
  let tasks: { stop: () => Promise<void> } | undefined;

  async function attempt(): Promise<void> {
    await prepareOnce(database, options);
    tasks = await options.startTasks();
    isDone = true;
  }

  async function goOn(): Promise<void> {
    while (!isDone && !stopping.signal.aborted) {
      await wait(TRY_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      await attempt().catch((error: unknown) => sayAway(options.log, error));
    }
  }

  const firstTry = attempt().catch((error: unknown) => {
    sayAway(options.log, error);
    trying = goOn();
  });
  async function stop(): Promise<void> {
    stopping.abort();
    // An attempt under way would ask a database that is closed.
    await trying?.catch(() => undefined);
    await tasks?.stop();
  }

  return { firstTry, isDone: () => isDone, stop };
}

async function prepareOnce(
  database: OpenDatabase,
  { isDemo, isProduction, now, progress, log }: PrepareDatabaseOptions,
): Promise<void> {
  const applied = await progress.step("Migrations", () => migrate(database));
  for (const name of applied) progress.line(`  applied ${name}`);
  await progress.step("Open data", () =>
    loadOpenData(database, { onProgress: (text) => progress.line(`  ${text}`) }),
  );
  await progress.step("Catalogue", () =>
    loadCatalogue(database, { onProgress: (text) => progress.line(`  ${text}`) }),
  );
  if (isDemo) await progress.step("Samples", () => loadSamples(database, now()));
  const samples = isProduction ? await samplesThere(database) : undefined;
  if (samples) log.warn(samples);
  await progress.step("Search", async () => {
    await fillSearchIndex(database);
    await refreshProductNames(database);
  });
  await enqueue(database, REFRESH_OPEN_TIMES, {}, { jobKey: REFRESH_OPEN_TIMES });
  await enqueue(database, REFRESH_PRICES, {}, { jobKey: REFRESH_PRICES });
  await enqueue(database, STORE_STATISTICS, {}, { jobKey: STORE_STATISTICS });
  await enqueue(database, MAKE_PACKS, {}, { jobKey: MAKE_PACKS });
}

async function loadSamples(database: OpenDatabase, now: Date): Promise<void> {
  await loadDemo(database, { now });
  await loadDemoCatalogue(database, { now });
  await loadDemoNews(database, { now });
  await loadDemoPeople(database);
  await loadDemoReaders(database);
  await loadDemoReviews(database);
  await loadDemoCases(database, { now });
  await loadDemoContributions(database, { now });
  await loadDemoTickets(database, { now });
  await loadDemoFigures(database, { now });
  await enqueue(database, LOAD_DEMO_PICTURES, {}, { jobKey: LOAD_DEMO_PICTURES });
  await enqueue(database, FIND_DOUBLES, {}, { jobKey: FIND_DOUBLES });
}

/** An unreachable database comes back; any other failure is a mistake of ours, which a retry does not correct. */
function sayAway(log: Log, error: unknown): void {
  if (kindOf(explainError(error)) !== "unavailable") throw error;
  log.warn("The database does not answer; trying again every second");
}
