import { expect, test } from "vitest";
import { sql } from "kysely";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { loadDemo } from "./load-demo.ts";
import { shopNews } from "./shop-news.ts";
import { openOnce, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const seeHours = statement(
  "see-hours",
  () => sql`
    insert into shop_fact (shop_id, fact_group, source, observed_on, confidence)
    select id, 'hours', 'visitor', case slug when 'andersom' then '2026-08' else '2026-03-02' end, 'high'
    from shop where slug in ('andersom', 'zeelucht')`,
);

const told = async () =>
  (await shopNews(database, "fr")).map(({ name, cityName, hoursSeenOn }) => [name, cityName, hoursSeenOn]);

test("the coffeeshops added last are new on the list, in the reader's language, and other kinds are not", async () => {
  expect(await told()).toEqual([
    ["Mosa", "Maastricht", null],
    ["Rick's", "Bois-le-Duc", null],
  ]);
});

test("then comes the coffeeshop whose opening hours were seen last", async () => {
  for (const slug of ["andersom", "zeelucht"]) {
    await openOnce(database, { slug, from: "2026-11-21T12:00Z", to: "2026-11-21T20:00Z" });
  }
  await seeHours.run(database);
  expect((await told()).at(-1)).toEqual(["Andersom", "Utrecht", "2026-08"]);
});

test("samples are no news", async () => {
  const before = await told();
  await loadDemo(database);
  expect(await told()).toEqual(before);
});

test("an empty country has none", async () => {
  expect(await shopNews(await freshDatabase(), "nl")).toEqual([]);
});
