import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { storedStatistic } from "./stored-statistics.ts";
import { storeStatistics } from "./store-statistics.ts";
import type { StatisticName } from "../statistic.ts";

const database = testWorld(settleSmallCatalogue);

async function counted(name: StatisticName) {
  await storeStatistics(database, { now: NOW });
  const { n, rows } = await storedStatistic(database, { name });
  return { n, rows };
}

interface Suggested {
  authorId: number;
  isSample: boolean;
  state: string;
  slug: string;
  times: number;
}

const suggestPhones = statement(
  "suggest-phones-in-test",
  (_, p: Params<Suggested>) => sql`
    insert into user_change (author_id, type, shop_id, fields, suggested_as, state, is_sample, decided_at)
    select ${p.authorId}::bigint, 'shop', shop.id, '[{"field": "phone"}]', 'visitor', ${p.state}, ${p.isSample}::boolean,
      case when ${p.state} in ('approved', 'rejected') then now() end
    from shop, generate_series(1, ${p.times}::int) where shop.slug = ${p.slug}`,
);

const suggestProducts = statement(
  "suggest-products-in-test",
  (_, p: Params<{ authorId: number; times: number }>) => sql`
    insert into user_change (author_id, type, about_product_id, fields, suggested_as, state, is_sample, decided_at)
    select ${p.authorId}::bigint, 'product', product.id, '[{"field": "thc"}]', 'visitor', 'approved', false, now()
    from product, generate_series(1, ${p.times}::int) where product.slug = 'morning-fog'`,
);

const confirmFacts = statement(
  "confirm-facts-in-test",
  (_, p: Params<{ authorId: number }>) => sql`
    insert into fact_confirmation (account_id, shop_id, fact_group, confirmed_at)
    select ${p.authorId}::bigint, id, 'hours', now() from shop where not is_sample`,
);

test("contributions are counted by kind and by what became of them, few ones left out", async () => {
  const { accountId: authorId } = await addMember(database);
  const suggest = (state: string, times: number) =>
    suggestPhones.run(database, { authorId, state, times, slug: "andersom", isSample: false });
  await suggest("approved", 7);
  await suggest("rejected", 5);
  await suggest("pending", 6);
  await suggest("withdrawn", 6);
  await suggestProducts.run(database, { authorId, times: 6 });
  await confirmFacts.run(database, { authorId });
  expect(await counted("contributions")).toEqual({
    n: 27,
    rows: [
      ["shopFact", "accepted", 7],
      ["shopFact", "refused", 5],
      ["productFact", "accepted", 6],
      ["confirmedFact", null, 9],
    ],
  });
});

test("contributions of invented people, and about invented shops, count for nothing", async () => {
  await loadDemo(database, { now: NOW });
  const { accountId: authorId } = await addMember(database);
  const suggest = (slug: string, isSample: boolean) =>
    suggestPhones.run(database, { authorId, state: "approved", times: 5, slug, isSample });
  await suggest("andersom", false);
  await suggest("andersom", true);
  await suggest("sample-lichtwachter", false);
  expect(await counted("contributions")).toEqual({ n: 5, rows: [["shopFact", "accepted", 5]] });
});

interface Decided {
  outcome: string;
  reason: string;
  /** One for each decision; null where nobody had reported it. */
  hours: (number | null)[];
  isSample?: boolean;
}

const decide = statement(
  "decide-in-test",
  (_, p: Params<{ outcome: string; reason: string; hours: (number | null)[]; isSample: boolean }>) => sql`
    with decided as (
      insert into decision (target_type, target_id, outcome, reason, explanation, source, decided_at, appeal_until, is_sample)
      select 'review', place, ${p.outcome}, ${p.reason}, '', case when hours is null then 'ownInitiative' else 'notice' end, now(),
        case when ${p.outcome} = 'removed' then now() end, ${p.isSample}::boolean
      from unnest(${p.hours}::float8[]) with ordinality as told(hours, place)
      returning id, target_id
    )
    insert into report (target_type, target_id, reason, text, has_letters, locale, reported_at, decision_id, closed_at)
    select 'review', place, ${p.reason}, '', false, 'en', now() - make_interval(secs => (hours - late) * 3600), decided.id, now()
    from unnest(${p.hours}::float8[]) with ordinality as told(hours, place)
    join decided on decided.target_id = place
    cross join unnest(array[0, 0.5]) as late
    where hours is not null`,
);

const decideAll = (decisions: readonly Decided[]) =>
  Promise.all(decisions.map((one) => decide.run(database, { isSample: false, ...one })));

test("decisions are counted by outcome and reason, with the median time since the first report", async () => {
  await decideAll([
    { outcome: "removed", reason: "fake", hours: [1, 2, 3, 40, 50, null] },
    { outcome: "kept", reason: "offTopic", hours: [10, 12, 14, 16, null] },
    { outcome: "removed", reason: "hate", hours: [1, 1] },
    { outcome: "removed", reason: "illegal", hours: [1] },
    { outcome: "removed", reason: "fake", hours: [900, 900, 900, 900, 900], isSample: true },
  ]);
  expect(await counted("moderation")).toEqual({
    n: 14,
    rows: [
      [null, null, 14, 6.5],
      ["removed", "fake", 6, 3],
      // Four reports are too few for a time.
      ["kept", "offTopic", 5, null],
    ],
  });
});

test("fewer than five decisions say nothing", async () => {
  await decideAll([{ outcome: "removed", reason: "fake", hours: [1, 2, 3, 4] }]);
  expect(await counted("moderation")).toEqual({ n: null, rows: [] });
});
