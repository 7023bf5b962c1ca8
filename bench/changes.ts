import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#platform/database/database.ts";
import { DEFAULT_LOCALE, LOCALES } from "#platform/i18n/locales.ts";
import { askedAnew } from "./support/asking.ts";
import { processCpuMs } from "./support/cpu-per-call.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import { onASite } from "./support/on-a-site.ts";
import type { Say } from "./support/part.ts";
import { SMALL_CHANGES } from "./support/small-changes.ts";
import type { SiteWithoutSocket } from "./support/site-without-socket.ts";

/** Pages that show all that is cached for all requests. */
const PATHS = [
  "/",
  "/coffeeshops",
  "/coffeeshops/edam",
  "/coffeeshops/amsterdam",
  "/weed/amsterdam",
  "/brand/bodhi-seeds",
];

/** The pages requested before stale values are loaded again. */
const AT_ONCE: [what: keyof typeof SMALL_CHANGES, path: string][] = [
  ["the telephone number of a shop", "/coffeeshops/edam"],
  ["a city", "/coffeeshops/edam"],
];
/** A notification has arrived by then, and the reload has not begun. */
const UNTIL_HEARD_MS = 5;

const TIMES = 5;
/** Longer than the reload of all stale values and the pause after it (`platform/shared-cache/shared-cache.ts`). */
const UNTIL_QUIET_MS = 1_500;

/** The cost of a change in a process that has cached pages in every language: it reloads stale values before the next request. */
export async function changes(say: Say): Promise<Measurement[]> {
  say("Starting the site with samples");
  return onASite({ isDemo: true }, async (site) => {
    const measured: Measurement[] = [];
    await askForAll(site);
    const idleMs = await spentByLoading(() => undefined);
    for (const [what, change] of Object.entries(SMALL_CHANGES)) {
      say(`Changing ${what}`);
      const spent = await spentByLoading(() => change.run(site.database));
      measured.push({
        what: `CPU of keeping the cache warm after a change of ${what}`,
        measured: spent - idleMs,
        unit: "ms",
      });
    }
    for (const [what, path] of AT_ONCE) {
      say(`Asking for ${path} at once after a change of ${what}`);
      const spent = await spentAtOnce(site, SMALL_CHANGES[what], path);
      measured.push({
        what: `CPU of ${path} at once after a change of ${what}`,
        measured: spent,
        unit: "ms",
      });
    }
    return measured;
  });
}

async function askForAll(site: SiteWithoutSocket): Promise<void> {
  for (const locale of LOCALES) {
    const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
    for (const path of PATHS) await site.answer(askedAnew((prefix + path).replace(/(.)\/$/, "$1")));
  }
}

/** Milliseconds of CPU of this process, the median of some times. */
async function spentByLoading(change: () => unknown): Promise<number> {
  const spent: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await wait(UNTIL_QUIET_MS);
    const before = processCpuMs();
    await change();
    await wait(UNTIL_QUIET_MS);
    spent.push(processCpuMs() - before);
  }
  return median(spent);
}

async function spentAtOnce(
  site: SiteWithoutSocket,
  change: { run(database: Database): Promise<unknown> },
  path: string,
): Promise<number> {
  const spent: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await wait(UNTIL_QUIET_MS);
    await change.run(site.database);
    await wait(UNTIL_HEARD_MS);
    const before = processCpuMs();
    await site.answer(askedAnew(path));
    spent.push(processCpuMs() - before);
  }
  return median(spent);
}
