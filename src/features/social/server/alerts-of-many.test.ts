import { sql } from "kysely";
import { expect, test } from "vitest";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { newsWaiting } from "./alerts.test-support.ts";
import { tellOfMenuNews } from "./tell-of-menu-news.ts";

const addFans = statement(
  "add-fans-in-test",
  (_, p: Params<{ count: number; shopId: number }>) => sql`
    with fan as (
      insert into account (name, url, name_skeleton, default_picture, locale)
      select 'Fan ' || place, 'fan-' || place, 'fan' || place, 1, 'nl' from generate_series(1, ${p.count}::integer) as place
      returning id
    ), followed as (
      insert into shop_follow (account_id, shop_id) select id, ${p.shopId}::bigint from fan
    )
    insert into liking (account_id, type, target_id)
    select fan.id, 'product', product.id from fan, product where product.slug in ('red-sand', 'morning-fog')`,
);

const toldPeople = statement(
  "people-told-in-test",
  () => sql<{ people: number; notices: number }>`
    select count(distinct recipient_id)::integer as people, count(*)::integer as notices from notice`,
);

/** Counts the statements. */
function counting(inner: Database): Database & { count: () => number } {
  let count = 0;
  const wrap = (one: Database): Database => ({
    execute: (bound) => {
      count += 1;
      return one.execute(bound);
    },
    transaction: (work) => one.transaction((tx) => work(wrap(tx))),
  });
  return { ...wrap(inner), count: () => count };
}

test("hundreds of people are told by a handful of statements, each once, also by two tasks at once", async () => {
  const database = await freshDatabase();
  await database.transaction(settleSmallCatalogue);
  const shop = await shopId(database, "andersom");
  await addFans.run(database, { count: 700, shopId: shop });
  const cheap = ["red-sand", "morning-fog"].map((productSlug) =>
    menuItemOf({ shopSlug: "andersom", productSlug, ladder: [{ unit: "gram", quantity: 1, cents: 500 }] }),
  );
  await database.transaction((tx) => saveMenus(tx, cheap, { seenAt: new Date() }));
  const [news] = await newsWaiting(database);
  const counted = counting(database);
  const lines = news?.payload.lines ?? [];
  expect(lines).toHaveLength(2);
  await Promise.all(lines.map((line) => tellOfMenuNews(counted, { ...news?.payload, lines: [line] })));
  // For each of two tasks the news, and two times 500 people, held, chosen and told.
  expect(counted.count()).toBeLessThanOrEqual(2 * (1 + 2 * 3));
  expect(await toldPeople.first(database)).toEqual({ people: 700, notices: 700 });
});
