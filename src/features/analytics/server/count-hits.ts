import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { CountedHit, HitCollector } from "./counted-hit.ts";

/** Whoever sends a million hits fills no memory: what comes beyond it in a minute is not counted. */
const MOST_AT_ONCE = 20_000;

// Of a day that is over the salt is gone, and with it who was there.
const addVisitors = statement(
  "add-visitors-of-day",
  (_, p: Params<{ days: string[]; visitors: string[] }>) => sql<{ day: string }>`
    insert into analytics_visitor (day, visitor)
    select seen.day::date, seen.visitor
    from unnest(${p.days}::text[], ${p.visitors}::text[]) as seen (day, visitor)
    join analytics_salt on analytics_salt.day = seen.day::date
    order by 1, 2
    on conflict do nothing
    returning day::text`,
);

// In one order, so that two processes that store at once wait for each other and nobody waits in a circle.
const addCounts = statement(
  "add-analytics-counts",
  (_, p: Params<{ days: string[]; kinds: string[]; names: string[]; counts: number[] }>) => sql`
    insert into analytics_count (day, kind, name, count)
    select seen.day::date, seen.kind, seen.name, sum(seen.count)
    from unnest(${p.days}::text[], ${p.kinds}::text[], ${p.names}::text[], ${p.counts}::integer[])
      as seen (day, kind, name, count)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, kind, name) do update set count = analytics_count.count + excluded.count`,
);

/** Counts for the page `/dashboard/visits`: pages by kind and language, goals, and how many browsers there were on a day. */
export function openHitCounts(): HitCollector {
  let hits: CountedHit[] = [];
  return {
    add(hit) {
      if (hits.length < MOST_AT_ONCE) hits.push(hit);
    },
    async flush(database) {
      const stored = hits;
      hits = [];
      if (stored.length === 0) return;
      try {
        await database.transaction((tx) => store(tx, stored));
      } catch (error) {
        hits = [...stored, ...hits].slice(0, MOST_AT_ONCE);
        throw error;
      }
    },
  };
}

async function store(tx: Database, hits: readonly CountedHit[]): Promise<void> {
  const newcomers = await addVisitors.all(tx, {
    days: hits.map(({ day }) => day),
    visitors: hits.map(({ visitor }) => visitor),
  });
  const counts = [
    ...newcomers.map(({ day }) => ({ day, kind: "visitor", name: "" })),
    ...hits.flatMap(({ day, goal, kind, locale }) =>
      goal === undefined
        ? [
            { day, kind: "page", name: kind },
            { day, kind: "language", name: locale },
          ]
        : [{ day, kind: "goal", name: String(goal) }],
    ),
  ];
  await addCounts.run(tx, {
    days: counts.map(({ day }) => day),
    kinds: counts.map(({ kind }) => kind),
    names: counts.map(({ name }) => name),
    counts: counts.map(() => 1),
  });
}
