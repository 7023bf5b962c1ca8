import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { dayBefore, daysUpTo } from "../days.ts";
import type { CountOfWeeks, FoundBy, ShopFigures } from "../shop-figures.ts";
import { FEWEST_DAYS, FEWEST_TOLD, FIGURE_DAYS, toldCount, type Way, WAYS } from "../visit.ts";
import { askedNearby, countedDays, figuredShop, visitRows, type VisitRow } from "./figure-rows.ts";

/** So many before make a change that says something. */
const FEWEST_TO_COMPARE = 20;
const MOST_SEARCHES = 8;

interface Asked {
  shopId: number;
  now: Date;
}

/** The figures of a shop for whoever speaks for it; undefined for a shop of others, and for none. */
export async function figuresOfShop(
  database: Database,
  member: Member,
  { shopId, now }: Asked,
): Promise<ShopFigures | undefined> {
  const today = countryDay(now);
  const to = dayBefore(today);
  const days = daysUpTo(to, FIGURE_DAYS);
  const earlier = daysUpTo(dayBefore(days[0] as string), FIGURE_DAYS);
  const [from, since] = [days[0] as string, earlier[0] as string];
  const row = await figuredShop.first(database, {
    shopId,
    shopIds: rightsOf(member).shopIds,
    statuses: PUBLIC_STATUSES,
    from,
    today,
  });
  if (!row) return undefined;
  const [visits, counted, asked] = await Promise.all([
    visitRows.all(database, { shopId, from: since, to }),
    countedDays.all(database, { from: since, to }),
    askedNearby.all(database, { shopId, from, to, fewest: FEWEST_TOLD }),
  ]);
  // Invented visits are of days on which nothing may have been counted.
  const known = new Set(
    (row.isSample ? visits : counted)
      .map(({ day }) => day)
      .filter((day) => row.isSample || day > row.createdOn),
  );
  const hasBegun = days.filter((day) => known.has(day)).length >= FEWEST_DAYS;
  const told = hasBegun ? visits.filter(({ day }) => known.has(day)) : [];
  const present = told.filter(({ day }) => day >= from);
  const spans = {
    days: days.filter((day) => known.has(day)),
    earlier: earlier.filter((day) => known.has(day)),
  };
  return {
    shop: { id: row.id, name: row.name, slug: row.slug, cityName: row.cityName },
    from,
    to,
    hasBegun,
    days: days.map((day) => ({
      day,
      isCounted: known.has(day),
      views: known.has(day) ? toldCount(sumOf(present, { kind: "view", day })) : null,
    })),
    views: countOfWeeks(told, "view", spans),
    mapOpens: countOfWeeks(told, "map", spans),
    directions: countOfWeeks(told, "directions", spans),
    followers: { count: toldCount(row.followers), added: toldCount(row.newFollowers) },
    reviews: {
      count: row.reviewCount,
      rating: row.ratingHundredths === null ? null : row.ratingHundredths / 100,
      unanswered: row.unanswered,
    },
    ways: waysOf(present),
    searches: searchesOf(present),
    asked: hasBegun ? asked : [],
    freshness: { days: row.days, townDays: row.townDays },
  };
}

function sumOf(rows: readonly VisitRow[], { kind, day }: { kind: VisitRow["kind"]; day?: string }): number {
  return rows
    .filter((row) => row.kind === kind && (day === undefined || row.day === day))
    .reduce((sum, { count }) => sum + count, 0);
}

function countOfWeeks(
  rows: readonly VisitRow[],
  kind: VisitRow["kind"],
  { days, earlier }: { days: readonly string[]; earlier: readonly string[] },
): CountOfWeeks {
  const sums = days.map((day) => sumOf(rows, { kind, day }));
  const sum = sums.reduce((all, one) => all + one, 0);
  const before = earlier.reduce((all, day) => all + sumOf(rows, { kind, day }), 0);
  const isAbout = kind === "view" && sums.some((one) => one < FEWEST_TOLD);
  const isComparable = earlier.length >= FEWEST_DAYS && before >= FEWEST_TO_COMPARE;
  return {
    count: toldCount(isAbout ? Math.round(sum / 10) * 10 : sum),
    isAbout,
    changePercent: isComparable
      ? Math.round((sum / days.length / (before / earlier.length) - 1) * 100)
      : null,
  };
}

/** Rounded to fives: they add up to the views, from which the small one of them or of the days could be worked out. */
function waysOf(rows: readonly VisitRow[]): ShopFigures["ways"] {
  const sums = sumsByWay(rows, "view");
  return WAYS.flatMap((way) => {
    const { count } = sums.get(way) ?? { count: 0 };
    return count === 0 ? [] : [{ way: way as Way, count: toldCount(count), exact: count }];
  })
    .toSorted((a, b) => b.exact - a.exact)
    .map(({ way, count }) => ({ way, count: count === null ? null : Math.round(count / 5) * 5 }));
}

function searchesOf(rows: readonly VisitRow[]): FoundBy[] {
  return (
    [...sumsByWay(rows, "search")]
      .map(([way, { count, name }]) => ({ search: way.replace(/:.*/, ""), name, count, way }))
      // What was renamed or merged since has no name any more.
      .filter(({ way, name }) => !way.includes(":") || name !== null)
      .toSorted((a, b) => b.count - a.count || (a.way < b.way ? -1 : 1))
      .slice(0, MOST_SEARCHES)
      .map(({ search, name, count }) => ({ search, name, count: toldCount(count) }))
  );
}

function sumsByWay(rows: readonly VisitRow[], kind: VisitRow["kind"]) {
  const sums = new Map<string, { count: number; name: string | null }>();
  for (const row of rows) {
    if (row.kind !== kind) continue;
    const { count = 0 } = sums.get(row.way) ?? {};
    sums.set(row.way, { count: count + row.count, name: row.name });
  }
  return sums;
}
