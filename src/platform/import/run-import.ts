import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { ANALYZE_TABLES } from "#platform/database/analyze-tables.ts";

export interface ImportOptions {
  /** Everything is done and then taken back, so that a trial meets every rule of the database too. */
  isDryRun?: boolean;
}

interface Counted {
  addedCount: number;
  changedCount: number;
}

/** Runs an import in one transaction: a file goes in as far as it is right, or not at all when the power fails. */
export async function runImport<Report extends Counted>(
  database: Database,
  { isDryRun = false }: ImportOptions,
  work: (tx: Database) => Promise<Report>,
): Promise<Report> {
  try {
    return await database.transaction(async (tx) => {
      const report = await work(tx);
      if (isDryRun) throw new TakenBack(report);
      const hasChanged = report.addedCount + report.changedCount > 0;
      if (hasChanged) await enqueue(tx, ANALYZE_TABLES, {}, { jobKey: ANALYZE_TABLES });
      return report;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.report as Report;
    throw error;
  }
}

class TakenBack extends Error {
  readonly report: unknown;
  constructor(report: unknown) {
    super("A trial was taken back");
    this.report = report;
  }
}
