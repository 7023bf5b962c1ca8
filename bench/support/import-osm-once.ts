import { importOsm } from "#features/shops/server/import-osm.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { STATEMENT_TIMEOUT_MS } from "#platform/database/statement-timeouts.ts";

// A process of its own, so that its memory is that of the import: `node import-osm-once.ts <connection> <file>`.

export interface ImportedOnce {
  seconds: number;
  /** The most that the process held, and what it held before. */
  peakMegabytes: number;
  beforeMegabytes: number;
  addedCount: number;
}

const [connection = "", file = ""] = process.argv.slice(2);
const database = openDatabase({ connection, statementTimeoutMs: STATEMENT_TIMEOUT_MS.tools });
// Kilobytes, whatever the system counts in.
const peakMegabytes = () => process.resourceUsage().maxRSS / 1024;
const beforeMegabytes = peakMegabytes();
const startedAtMs = performance.now();
const { addedCount } = await importOsm(database, file, { isDryRun: true });
const seconds = (performance.now() - startedAtMs) / 1000;
await database.close();
const told: ImportedOnce = { seconds, peakMegabytes: peakMegabytes(), beforeMegabytes, addedCount };
process.send?.(told);
