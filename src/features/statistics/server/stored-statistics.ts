import { sql } from "kysely";
import { NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { type Row, type Statistic, STATISTIC_NAMES } from "../statistic.ts";

const allStatistics = statement(
  "stored-statistics",
  () => sql<{ name: string; n: number | null; rows: Row[]; computedAt: Date }>`
    select statistic.name, statistic.counted as n, statistic.rows, statistic.computed_at as "computedAt"
    from statistic`,
  { isRead: true },
);

/** All statistics as last computed, in the order of the page; none before the first run. */
export async function storedStatistics(database: Database): Promise<Statistic[]> {
  const stored = new Map((await allStatistics.all(database)).map((one) => [one.name, one]));
  return STATISTIC_NAMES.flatMap((name) => {
    const found = stored.get(name);
    return found ? [{ name, n: found.n, rows: found.rows, computedAt: found.computedAt.toISOString() }] : [];
  });
}

/**
 * @throws NotFound for an unknown name, and before the first run
 */
export async function storedStatistic(database: Database, { name }: { name: string }): Promise<Statistic> {
  const found = (await storedStatistics(database)).find((one) => one.name === name);
  if (!found) throw new NotFound("statistic");
  return found;
}
