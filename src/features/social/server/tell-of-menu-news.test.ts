import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { ProfileWords } from "#features/compliance/compliance.ts";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { noticesSince } from "#features/notifications/server/notices-since.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importMenu } from "#features/products/server/import-menu.ts";
import { saveMenus, type SourcedMenuItem } from "#features/products/server/save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { alertsOf, tellNews } from "./alerts.test-support.ts";
import { followShop } from "./follow-shop.ts";
import { likeItem } from "./like-item.ts";
import { tellOfMenuNews } from "./tell-of-menu-news.ts";

let sam: Member;
const database = testWorld(async (database) => {
  await settleSmallCatalogue(database);
  sam = await addMember(database);
});

const DAY_MS = 24 * 60 * 60_000;
const gram = (cents: number, quantity = 1) => ({ unit: "gram", quantity, cents }) as const;

const productId = statement("product-to-like-in-test", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("product").select("id").where("slug", "=", p.slug),
);

async function like(member: Member, slug: string): Promise<void> {
  const { id } = (await productId.first(database, { slug })) as { id: number };
  await likeItem(database, member, { type: "product", id, like: true, now: new Date() });
}

const follow = async (member: Member, slug: string) =>
  followShop(database, member, { shopId: await shopId(database, slug), follow: true });

/** A line of a menu as an operator sees it now, or some days ago. Hash by default, which costs 9.00 in Andersom. */
const see = (line: Partial<SourcedMenuItem> = {}, { daysAgo = 0, byId = null as number | null } = {}) =>
  saveMenus(
    database,
    [
      menuItemOf({
        shopSlug: "andersom",
        productSlug: "red-sand",
        heading: "Anders",
        available: "low",
        ladder: [gram(900), gram(1700, 2)],
        ...line,
      }),
    ],
    { seenAt: new Date(Date.now() - daysAgo * DAY_MS), byId },
  );

const told = (member = sam) => alertsOf(database, member);

describe("somebody who likes it and follows the shop", () => {
  beforeEach(async () => {
    await like(sam, "red-sand");
    await follow(sam, "andersom");
  });

  test("hears that it costs less, by a task, and is led to the menu", async () => {
    await see({ ladder: [gram(800)] });
    expect(await told()).toEqual([]);
    expect(await tellNews(database)).toEqual([
      {
        shopId: await shopId(database, "andersom"),
        byId: null,
        lines: [{ itemId: expect.any(Number), news: "isCheaper", cents: 800 }],
      },
    ]);
    const [alert] = await notificationsOf(database, sam);
    expect(alert).toMatchObject({
      type: "priceAlert",
      redirect: "/coffeeshop/andersom#menu",
      product: { url: "red-sand", name: "Red Sand" },
      shop: { url: "andersom", name: "Andersom" },
      seen: false,
    });
    const since = await noticesSince(database, [{ accountId: sam.accountId, afterId: 0 }]);
    expect(since.map(({ notification }) => notification)).toEqual([alert]);
  });

  test("hears that it is back, whatever it costs", async () => {
    await see({ available: "soldOut" });
    expect(await tellNews(database)).toEqual([]);
    await see({ available: "yes", ladder: [gram(1100)] });
    await tellNews(database);
    expect(await told()).toEqual(["backInStock red-sand andersom"]);
  });

  test.each<[string, Partial<SourcedMenuItem>]>([
    ["costs more", { ladder: [gram(950)] }],
    ["costs the same", { available: "yes" }],
    ["costs less and is sold out", { available: "soldOut", ladder: [gram(800)] }],
    ["is elsewhere on the menu", { position: 9, heading: "Hasj" }],
  ])("hears nothing when it %s", async (_, line) => {
    await see(line);
    expect(await tellNews(database)).toEqual([]);
    expect(await told()).toEqual([]);
  });

  test("hears nothing of what was sold out and may be there", async () => {
    await see({ available: "soldOut" });
    await see({ available: "unknown" });
    expect(await tellNews(database)).toEqual([]);
  });

  test("hears nothing of what they said themselves", async () => {
    const noor = await addMember(database);
    await like(noor, "red-sand");
    await follow(noor, "andersom");
    await see({ ladder: [gram(800)] }, { byId: sam.accountId });
    await tellNews(database);
    expect(await told()).toEqual([]);
    expect(await told(noor)).toEqual(["priceAlert red-sand andersom"]);
  });

  test("hears nothing of what was seen long ago, nor of what somebody invented says", async () => {
    await forgetSeen.run(database);
    await see({ ladder: [gram(800)] }, { daysAgo: 20 });
    expect(await tellNews(database)).toHaveLength(1);
    expect(await told()).toEqual([]);
    await see({ ladder: [gram(700)] });
    await makeTrials.run(database);
    await tellNews(database);
    expect(await told()).toEqual([]);
  });

  test("hears it once, however often the task runs or the price falls in a day", async () => {
    await see({ ladder: [gram(800)] });
    const [payload] = await tellNews(database);
    const [alert] = await notificationsOf(database, sam);
    await tellOfMenuNews(database, payload);
    await see({ ladder: [gram(700)] });
    await tellNews(database);
    expect(await noticeCount.first(database)).toEqual({ count: 1, last: Number(alert?.["_id"]) });
    await ageNotices.run(database);
    await see({ ladder: [gram(600)] });
    await tellNews(database);
    expect(await told()).toEqual(["priceAlert red-sand andersom"]);
    expect(await noticeCount.first(database)).toMatchObject({ count: 1 });
    expect((await notificationsOf(database, sam))[0]?.["_id"]).not.toBe(alert?.["_id"]);
  });

  test("hears nothing of a price that rose again before anybody was told", async () => {
    await see({ ladder: [gram(800)] });
    await see({ ladder: [gram(900)] });
    expect(await tellNews(database)).toHaveLength(1);
    expect(await noticeCount.first(database)).toMatchObject({ count: 0 });
  });

  test.each<[string, Partial<SourcedMenuItem>]>([
    ["costs more again", { ladder: [gram(850)] }],
    ["is sold out", { ladder: [gram(800)], available: "soldOut" }],
    ["has no price any more", { ladder: [] }],
  ])("is told no longer once it %s", async (_, line) => {
    await see({ ladder: [gram(800)] });
    await tellNews(database);
    expect(await told()).toHaveLength(1);
    await see(line);
    expect(await told()).toEqual([]);
  });

  test("is told no longer of what the shop does not have", async () => {
    await see({ ladder: [gram(800)] });
    await tellNews(database);
    await removeLines.run(database);
    expect(await told()).toEqual([]);
  });

  test.each<[Partial<ProfileWords>, string[]]>([
    [{ menu: "hidden" }, []],
    [{ menu: "login" }, []],
    [{ menu: "names" }, ["backInStock"]],
    [{ prices: "hidden" }, ["backInStock"]],
    [{ prices: "login" }, ["backInStock"]],
  ])("hears no more than the page says: %o", async (profile, types) => {
    const tellTwice = async () => {
      for (const line of [{ available: "soldOut" }, { available: "yes" }] as const) await see(line);
      await tellNews(database);
      await ageNotices.run(database);
      const back = await told();
      await see({ ladder: [gram(800)] });
      await tellNews(database);
      return [...back, ...(await told())].map((alert) => alert.split(" ")[0]);
    };
    await setProfile(database, { shop: "andersom" }, profile);
    expect([...new Set(await tellTwice())]).toEqual(types);
    // What was told in the open goes with what is hidden later.
    await setProfile(database, { shop: "andersom" }, {});
    await ageNotices.run(database);
    await see({ ladder: [gram(700)] });
    await tellNews(database);
    expect(await told()).toEqual(["priceAlert red-sand andersom"]);
    await setProfile(database, { shop: "andersom" }, profile);
    expect(await told()).toEqual([]);
  });

  test("is not told besides that the menu of this shop has changed", async () => {
    await follow(sam, "mosa");
    await ageFollows.run(database);
    await see({ shopSlug: "mosa", productSlug: "morning-fog", ladder: [gram(990)] });
    await see({ ladder: [gram(800)] });
    const types = async () =>
      (await notificationsOf(database, sam)).map(({ type, shop }) => `${type} ${shop?.url}`).toSorted();
    expect(await types()).toEqual(["menuUpdate andersom", "menuUpdate mosa"]);
    await tellNews(database);
    expect(await types()).toEqual(["menuUpdate mosa", "priceAlert andersom"]);
    await see({ ladder: [gram(850)] });
    expect(await types()).toEqual(["menuUpdate andersom", "menuUpdate mosa"]);
  });
});

test("whoever only likes it, or only follows the shop, hears nothing", async () => {
  await like(sam, "red-sand");
  await follow(sam, "mosa");
  const noor = await addMember(database);
  await follow(noor, "andersom");
  await like(noor, "morning-fog");
  await see({ ladder: [gram(800)] });
  await tellNews(database);
  expect(await told()).toEqual([]);
  expect(await told(noor)).toEqual([]);
});

test("in a day three alerts are given, one a shop, and what came back comes first", async () => {
  const shops = ["andersom", "mosa", "zeelucht", "eclair"];
  const slugs = ["morning-fog", "red-sand", "laagland-fog"];
  for (const shopSlug of shops) {
    for (const productSlug of slugs)
      await see({ shopSlug, productSlug, available: "yes", ladder: [gram(1000)] });
    await see({ shopSlug, productSlug: "red-sand", available: "soldOut" });
    await follow(sam, shopSlug);
  }
  for (const slug of slugs) await like(sam, slug);
  await tellNews(database);
  await clearNotices.run(database);
  const news = shops.flatMap((shopSlug) =>
    slugs.map((productSlug) => menuItemOf({ shopSlug, productSlug, ladder: [gram(500)] })),
  );
  await saveMenus(database, news, { seenAt: new Date() });
  expect(await tellNews(database)).toHaveLength(4);
  const alerts = await told();
  expect(alerts).toHaveLength(3);
  expect(new Set(alerts).size).toBe(3);
  for (const alert of alerts) expect(alert).toMatch(/^backInStock red-sand /);
});

test("a file of menus tells, and so does one of an invented shop", async () => {
  await like(sam, "morning-fog");
  await follow(sam, "mosa");
  const day = new Date().toISOString().slice(0, 10);
  const columns = "shop,seen_on,heading,name,product,available,unit,quantity,price\n";
  await importMenu(database, bytesOf(`${columns}mosa,${day},,,morning-fog,yes,gram,1,8.50\n`));
  await tellNews(database);
  expect(await told()).toEqual(["priceAlert morning-fog mosa"]);

  await like(sam, "sample-pillow-fort");
  await follow(sam, "sample-maanvis");
  const line = { shopSlug: "sample-maanvis", productSlug: "sample-pillow-fort", source: "sample" } as const;
  await see({ ...line, ladder: [gram(900)] });
  await tellNews(database);
  expect(await told()).toContain("priceAlert sample-pillow-fort sample-maanvis");
});

const forgetSeen = statement(
  "forget-seen-in-test",
  () => sql`update menu_item set first_seen_at = '2026-01-01', last_seen_at = '2026-01-01'`,
);
const makeTrials = statement("make-trials-in-test", () => sql`update menu_item set is_trial = true`);
const removeLines = statement(
  "remove-lines-in-test",
  () => sql`delete from menu_item where source = 'operator'`,
);
const clearNotices = statement("clear-notices-in-test", () => sql`delete from notice`);
const noticeCount = statement(
  "count-notices-in-test",
  () =>
    sql<{
      count: number;
      last: number | null;
    }>`select count(*)::integer as count, max(id) as last from notice`,
);
/** They were given the day before yesterday. */
const ageNotices = statement(
  "age-notices-in-test",
  () => sql`update notice set announced_at = announced_at - interval '2 days'`,
);
const ageFollows = statement(
  "age-follows-in-test",
  () => sql`update shop_follow set followed_at = followed_at - interval '1 minute'`,
);
