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

/** Does a part of an import in a transaction of its own. */
export type ImportStep = <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;

/**
 * Runs an import of what people write about too, shops and menus, a few things at a time: whoever has a review approved or changes
 * their name waits for one such step and not for the file. A step goes in as a whole, with its place in the search; when the power
 * fails between two, importing the file again takes in the rest. In a trial each step is taken back by itself.
 */
export async function runImportInSteps<Report extends Counted>(
  database: Database,
  { isDryRun = false }: ImportOptions,
  work: (step: ImportStep) => Promise<Report>,
): Promise<Report> {
  const report = await work(
    isDryRun ? (one) => takenBack(database, one) : (one) => database.transaction(one),
  );
  const hasChanged = report.addedCount + report.changedCount > 0;
  if (hasChanged && !isDryRun) await enqueueAnalyzing(database);
  return report;
}

/** Runs an import in one transaction: a file goes in as far as it is right, or not at all when the power fails. */
export async function runImport<Report extends Counted>(
  database: Database,
  { isDryRun = false }: ImportOptions,
  work: (tx: Database) => Promise<Report>,
): Promise<Report> {
  if (isDryRun) return takenBack(database, work);
  return database.transaction(async (tx) => {
    const report = await work(tx);
    const hasChanged = report.addedCount + report.changedCount > 0;
    if (hasChanged) await enqueueAnalyzing(tx);
    return report;
  });
}

const enqueueAnalyzing = (tx: Database) => enqueue(tx, ANALYZE_TABLES, {}, { jobKey: ANALYZE_TABLES });

async function takenBack<Result>(
  database: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(async (tx) => {
      throw new TakenBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result as Result;
    throw error;
  }
}

class TakenBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super("A trial was taken back");
    this.result = result;
  }
}
