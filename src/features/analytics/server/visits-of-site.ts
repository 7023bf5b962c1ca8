import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { type Goal, GOALS } from "../goals.ts";
import { PAGE_KINDS } from "../page-kind.ts";
import { type SiteVisits, VISIT_DAYS } from "../site-visits.ts";

interface CountRow {
  day: string;
  kind: string | null;
  name: string;
  count: number;
}

// Every day has a row, also one without a visit.
const countsOfDays = statement(
  "analytics-counts-of-days",
  (_, p: Params<{ today: string; dayCount: number }>) => sql<CountRow>`
    select day.day::date::text as day, kind, name, count
    from generate_series(${p.today}::date - ${p.dayCount}::integer + 1, ${p.today}::date, '1 day') as day (day)
    left join analytics_count on analytics_count.day = day.day::date
    order by day.day, kind, name`,
);

/**
 * What was counted in four weeks, for admins.
 * @param today a day of the country, which is the last one
 */
export async function visitsOfSite(database: Database, { today }: { today: string }): Promise<SiteVisits> {
  const rows = await countsOfDays.all(database, { today, dayCount: VISIT_DAYS });
  const sumOf = (some: readonly CountRow[]) => some.reduce((sum, { count }) => sum + count, 0);
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const sums = <Name extends string>(kind: string, names: readonly Name[]) =>
    names
      .map((name) => ({ name, count: sumOf(ofKind(kind).filter((row) => row.name === name)) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count);
  return {
    days: [...new Set(rows.map(({ day }) => day))].map((day) => {
      const onDay = (kind: string) => sumOf(ofKind(kind).filter((row) => row.day === day));
      return { day, views: onDay("page"), visitors: onDay("visitor") };
    }),
    pages: sums("page", PAGE_KINDS).map(({ name, count }) => ({ kind: name, count })),
    languages: sums<Locale>("language", LOCALES).map(({ name, count }) => ({ locale: name, count })),
    goals: (Object.keys(GOALS) as Goal[]).map((goal) => ({
      goal,
      count: sumOf(ofKind("goal").filter(({ name }) => name === String(GOALS[goal]))),
    })),
  };
}
