import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { forgetVisitors } from "#features/analytics/server/forget-visitors.ts";
import { visitsCsv } from "#features/analytics/server/visits-csv.ts";
import { visitsOfSite } from "#features/analytics/server/visits-of-site.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Hit } from "#platform/http/hit.ts";
import { hostTable } from "#platform/i18n/hosts.ts";
import { testDatabase } from "#tests/support/database.ts";
import { takeHits } from "./take-hits.ts";

const database = testDatabase();
const hosts = hostTable({ PORT: 3000, LOCALE_HOSTS: "" }, false);
const TODAY = "2026-11-29";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

const everythingKept = statement(
  "everything-kept-of-hits",
  () => sql<{ kept: string }>`
    select coalesce(string_agg(line, ' '), '') as kept from (
      select analytics_count::text as line from analytics_count
      union all select analytics_visitor::text from analytics_visitor
    ) as lines`,
);
const visitorCount = statement(
  "count-visitor-rows",
  () => sql<{ count: number }>`select count(*)::integer as count from analytics_visitor`,
);

const hit = (path: string, more: Partial<Hit> = {}): Hit => ({
  url: new URL(path, "http://localhost:3000"),
  goal: undefined,
  client: "192.0.2.7",
  userAgent: FIREFOX,
  ...more,
});

/** A process that takes these hits on a day and ends. */
async function taken(
  hits: readonly Hit[],
  { day = TODAY, on = database }: { day?: string; on?: Database } = {},
) {
  const errors: unknown[] = [];
  const { onHit, close } = takeHits(on, {
    hosts,
    matomo: undefined,
    now: () => new Date(`${day}T11:00:00Z`),
    report: (error) => void errors.push(error),
  });
  for (const one of hits) await onHit(one);
  await close();
  return errors;
}

const visits = () => visitsOfSite(database, { today: TODAY });
const lastDay = async () => (await visits()).days.at(-1);

test("pages are counted by kind and language, and goals by their number", async () => {
  await taken([
    hit("/de/coffeeshop/de-roos"),
    hit("/coffeeshop/de-wolk"),
    hit("/"),
    hit("/login", { goal: 7 }),
  ]);
  expect(await visits()).toMatchObject({
    pages: [
      { kind: "shop", count: 2 },
      { kind: "home", count: 1 },
    ],
    languages: [
      { locale: "nl", count: 2 },
      { locale: "de", count: 1 },
    ],
    goals: [
      { goal: "follow", count: 0 },
      { goal: "friend", count: 0 },
      { goal: "login", count: 1 },
    ],
  });
});

describe("a visitor", () => {
  test("is one for a day, also in two processes, and again the next day", async () => {
    await taken([hit("/"), hit("/deals")], { day: "2026-11-28" });
    await taken([hit("/"), hit("/deals")]);
    await taken([hit("/map")]);
    expect((await visits()).days.slice(-2)).toEqual([
      { day: "2026-11-28", views: 2, visitors: 1 },
      { day: TODAY, views: 3, visitors: 1 },
    ]);
  });

  test("is another with another address or another browser", async () => {
    await taken([hit("/"), hit("/", { client: "192.0.2.8" }), hit("/", { userAgent: `${FIREFOX} other` })]);
    expect(await lastDay()).toMatchObject({ visitors: 3 });
  });

  test("leaves no address and no browser behind, and after the day nothing at all", async () => {
    await taken([hit("/user/sam-the-guest"), hit("/newsletter/secret-of-a-letter")]);
    const [{ kept } = { kept: "" }] = await everythingKept.all(database);
    expect(kept).toContain(TODAY);
    expect(kept).not.toMatch(/192\.0\.2|Firefox|Mozilla|sam-the-guest|secret/);
    await forgetVisitors(database, { today: TODAY });
    expect(await visitorCount.first(database)).toEqual({ count: 1 });
    await forgetVisitors(database, { today: "2026-11-30" });
    expect(await visitorCount.first(database)).toEqual({ count: 0 });
    expect(await lastDay()).toMatchObject({ visitors: 1, views: 2 });
  });
});

test("programs are not counted, nor what names no browser, nor an address that leads elsewhere", async () => {
  await taken([
    hit("/", { userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" }),
    hit("/", { userAgent: "" }),
    hit("/nl/deals"),
  ]);
  expect(await lastDay()).toEqual({ day: TODAY, views: 0, visitors: 0 });
});

test("the dashboard is not counted, in any language", async () => {
  await taken([hit("/dashboard"), hit("/de/dashboard/shops"), hit("/dashboards")]);
  expect(await visits()).toMatchObject({ pages: [{ kind: "other", count: 1 }] });
});

test("counts older than thirteen months go", async () => {
  await taken([hit("/")], { day: "2025-10-01" });
  await forgetVisitors(database, { today: TODAY });
  expect(await visitsOfSite(database, { today: "2025-10-01" })).toMatchObject({ pages: [] });
});

test("while the database is away hits are refused, and what was taken before is told and not lost without a word", async () => {
  const away = () => Promise.reject(new Error("gone"));
  await expect(taken([hit("/")], { on: { execute: away, transaction: away } })).rejects.toThrow("gone");
  const errors = await taken([hit("/")], { on: { ...database, transaction: away } });
  expect(errors).toMatchObject([{ message: "gone" }]);
});

test("a file has a line for each number", async () => {
  await taken([hit("/weed"), hit("/coffeeshop/de-roos", { goal: 5 })]);
  const lines = visitsCsv(await visits()).split("\r\n");
  expect(lines).toContain(`${TODAY},visitors,,1`);
  expect(lines).toContain("2026-11-02/2026-11-29,page,products,1");
  expect(lines).toContain("2026-11-02/2026-11-29,goal,5 follow,1");
});
