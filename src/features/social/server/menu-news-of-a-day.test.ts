import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { saveMenus } from "#features/products/server/save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { tellNews } from "./alerts.test-support.ts";

const database = testDatabase();

const followAll = statement(
  "follow-all-and-like-in-test",
  (_, p: Params<{ accountId: number; shops: string[]; product: string }>) => sql`
    with followed as (
      insert into shop_follow (account_id, shop_id, followed_at)
      select ${p.accountId}::bigint, id, now() - interval '1 minute' from shop where slug = any(${p.shops}::text[])
    )
    insert into liking (account_id, type, target_id)
    select ${p.accountId}::bigint, 'product', id from product where slug = ${p.product}`,
);

const forgetChanges = statement(
  "forget-menu-changes-of-a-day-in-test",
  () => sql`update shop_menu set changed_at = null, day_changed_at = null`,
);

const see = (shopSlug: string, productSlug: string, cents: number) =>
  saveMenus(
    database,
    [menuItemOf({ shopSlug, productSlug, ladder: [{ unit: "gram", quantity: 1, cents }], available: "low" })],
    { seenAt: new Date() },
  );

test("news of menus are three a day in all: an alert takes the place of the last of them", async () => {
  await settleSmallCatalogue(database);
  const sam = await addMember(database);
  const others = ["cafe-zwart", "mosa", "zeelucht"];
  const shops = [...others, "andersom"];
  await followAll.run(database, { accountId: sam.accountId, shops, product: "red-sand" });
  await see("andersom", "red-sand", 900);
  await forgetChanges.run(database);
  for (const slug of others) await see(slug, "morning-fog", 990);
  const told = async () =>
    (await notificationsOf(database, sam)).map(({ type, shop }) => `${type} ${shop?.url}`).toSorted();
  expect(await told()).toEqual(["menuUpdate cafe-zwart", "menuUpdate mosa", "menuUpdate zeelucht"]);
  await see("andersom", "red-sand", 800);
  await tellNews(database);
  // All of a test happens at one time, and then shops come in the order of their numbers.
  expect(await shopId(database, "mosa")).toBeGreaterThan(await shopId(database, "zeelucht"));
  expect(await told()).toEqual(["menuUpdate cafe-zwart", "menuUpdate zeelucht", "priceAlert andersom"]);
});
