import { openVisitCounts } from "#features/figures/server/count-visits.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { PageSeen } from "#platform/http/page-seen.ts";

/** What a killed process loses at most. */
const STORE_EVERY_MS = 60_000;

/** Counts pages in memory and stores the counts once a minute, and a last time when it closes. */
export function countVisits(
  database: Database,
  { now, report }: { now: Clock; report: (error: unknown) => void },
): { onPageSeen: (page: PageSeen) => void; close: () => Promise<void> } {
  const counts = openVisitCounts({ now });
  let storing = Promise.resolve();
  /** One after another: a slow database may take longer than a minute. */
  const store = () => (storing = storing.then(() => counts.store(database)).catch(report));
  const timer = setInterval(store, STORE_EVERY_MS).unref();
  return {
    onPageSeen: counts.count,
    async close() {
      clearInterval(timer);
      await store();
    },
  };
}
