import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Recall } from "#platform/recall.ts";

const nextTurn = statement(
  "next-turn-of-deals",
  (_, p: Slots<{ now: Date }>) => sql<{ turnMs: number | null }>`
    select (extract(epoch from min(turn)) * 1000)::float8 as "turnMs"
    from deal
    cross join lateral (values (deal.valid_from), (deal.valid_to)) as times(turn)
    where deal.state in ('scheduled', 'live') and turn > ${p.now}::timestamptz`,
  { isRead: true },
);

interface Reading<Told> {
  recall: Recall;
  name: string;
  /** `deal` is one of them. */
  tables: readonly string[];
  /** For who has no memory. */
  now: Date;
  /** As of an instant. */
  read(now: Date): Promise<Told>;
}

/**
 * What is read of deals, until the clock alone makes it another: one begins, or one ends and lets the next of its brand in
 * (`running_deals()`).
 */
export async function recallDeals<Told>(
  database: Database,
  { recall, name, tables, now, read }: Reading<Told>,
): Promise<Told> {
  if (!recall.remembers()) return read(now);
  const { told } = await recall(name, {
    tables,
    read: async (at) => {
      const [told, turn] = await Promise.all([read(at), nextTurn.first(database, { now: at })]);
      return { told, turnMs: turn?.turnMs ?? Infinity };
    },
    until: ({ turnMs }) => turnMs,
  });
  return told;
}
