import { forgetOldConsents } from "#features/consent/server/forget-old-consents.ts";
import { REFRESH_STATISTICS, refreshStatistics } from "#features/places/server/refresh-statistics.ts";
import { SWEEP_TYPOS, sweepTypos } from "#features/search/server/sweep-typos.ts";
import { REFRESH_OPEN_TIMES, refreshOpenTimes } from "#features/shops/server/refresh-open-times.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import type { ServerDatabase } from "#platform/database/open-database-of.ts";
import { releaseJobsOfTheDead } from "#platform/database/outbox.ts";
import { type JobsOptions, runJobs } from "#platform/jobs/run-jobs.ts";
import type { Log } from "#platform/log.ts";

/** Times are UTC; at night there. */
const CRONTAB = [
  "17 2 * * * forget-old-consents",
  `41 1 * * * ${REFRESH_OPEN_TIMES}`,
  `23 3 * * * ${SWEEP_TYPOS}`,
].join("\n");

/** Everything the site does when nobody asks, by name. */
function siteJobs(database: OpenDatabase, now: Clock): JobsOptions["jobs"] {
  return {
    [REFRESH_STATISTICS]: () => refreshStatistics(database),
    [REFRESH_OPEN_TIMES]: async () => void (await refreshOpenTimes(database, { now: now() })),
    [SWEEP_TYPOS]: async () => void (await sweepTypos(database)),
    "forget-old-consents": async () => void (await forgetOldConsents(database)),
  };
}

/** Starts to work the outbox off, with what a killed process of ours was at when it was killed first. */
export async function startSiteJobs(
  { jobs: database, isOurs }: ServerDatabase,
  { log, now }: { log: Log; now: Clock },
): Promise<{ stop: () => Promise<void> }> {
  if (isOurs) await releaseJobsOfTheDead(database);
  return runJobs(database, { jobs: siteJobs(database, now), crontab: CRONTAB, log });
}
