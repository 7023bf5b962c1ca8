import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importMenu } from "#features/products/server/import-menu.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { menuNoticesOf } from "./menu-notices-of.ts";
import { readNotification } from "./read-notification.ts";

let sam: Member;
const database = testWorld(async (database) => {
  await settleSmallCatalogue(database);
  await forgetChanges.run(database);
  sam = await addMember(database);
});

const SEEN_ON = new Date("2026-11-24T12:00:00Z");
const COLUMNS = "shop,seen_on,heading,name,product,available,unit,quantity,price\n";

/** A line as an operator reads it in. */
const importLine = (
  shop: string,
  { name = "Vuurtje", available = "yes", price = "9", day = "2026-11-20" } = {},
) =>
  importMenu(database, bytesOf(`${COLUMNS}${shop},${day},,${name},,${available},gram,1,${price}\n`), {
    now: SEEN_ON,
  });

const forgetChanges = statement(
  "forget-menu-changes-in-test",
  () => sql`update shop_menu set changed_at = null, day_changed_at = null`,
);

type Times = Params<{ slug: string; changedAt: string; dayChangedAt: string }>;

const setChanged = statement(
  "set-menu-changed-in-test",
  (_, p: Times) => sql`
    update shop_menu set changed_at = ${p.changedAt}::timestamptz, day_changed_at = ${p.dayChangedAt}::timestamptz
    from shop where shop.id = shop_menu.shop_id and shop.slug = ${p.slug}`,
);

const setFollow = statement(
  "set-follow-in-test",
  (_, p: Params<{ accountId: number; slug: string; followedAt: string }>) => sql`
    insert into shop_follow (account_id, shop_id, followed_at)
    select ${p.accountId}::bigint, id, ${p.followedAt}::timestamptz from shop where slug = ${p.slug}`,
);

/** An hour of a day that many days ago, in UTC. */
function daysAgo(days: number, hour = 12): string {
  const day = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;
}

const follow = (slug: string, followedAt = daysAgo(30)) =>
  setFollow.run(database, { accountId: sam.accountId, slug, followedAt });
const change = (slug: string, changedAt: string, dayChangedAt = changedAt) =>
  setChanged.run(database, { slug, changedAt, dayChangedAt });
const told = async () =>
  (await menuNoticesOf(database, sam.accountId)).map(({ notification: { title } }) => title);

describe("a followed menu", () => {
  beforeEach(() => follow("zeelucht"));

  test("is told when it changes, with the shop and the day", async () => {
    expect(await told()).toEqual([]);
    await importLine("zeelucht");
    const id = String(await shopId(database, "zeelucht"));
    const now = new Date();
    const day = now.toISOString().slice(0, 10).replaceAll("-", "");
    expect((await menuNoticesOf(database, sam.accountId)).map(({ notification }) => notification)).toEqual([
      {
        _id: `menu-${id}-${day}`,
        type: "menuUpdate",
        title: "Zeelucht",
        description: "The menu has changed",
        redirect: "/coffeeshop/zeelucht",
        time: expect.objectContaining({ month: now.getUTCMonth() + 1, day: now.getUTCDate() }),
        seen: false,
        lifetime: 5_184_000,
        shop: { _id: id, url: "zeelucht", name: "Zeelucht" },
      },
    ]);
  });

  test.each([
    ["another price", { price: "9.5" }],
    ["sold out", { available: "soldOut" }],
    ["another thing", { name: "Kampvuur" }],
  ])("is told with %s", async (_, line) => {
    await importLine("zeelucht");
    await forgetChanges.run(database);
    await importLine("zeelucht", { day: "2026-11-21", ...line });
    expect(await told()).toEqual(["Zeelucht"]);
  });

  test.each([
    ["the same was seen again", {}],
    ["there is little of it", { available: "low" }],
  ])("is not told when %s", async (_, line) => {
    await importLine("zeelucht");
    await forgetChanges.run(database);
    await importLine("zeelucht", { day: "2026-11-21", ...line });
    expect(await told()).toEqual([]);
  });

  test("is news for 14 days", async () => {
    await importLine("zeelucht");
    await change("zeelucht", daysAgo(13));
    expect(await told()).toEqual(["Zeelucht"]);
    await change("zeelucht", daysAgo(15));
    expect(await told()).toEqual([]);
  });

  test("can be read while it is news, which changes nothing", async () => {
    await importLine("zeelucht");
    const notificationId = (await menuNoticesOf(database, sam.accountId))[0]?.id ?? "";
    for (const _ of [1, 2]) await readNotification(database, sam, { notificationId });
    await change("zeelucht", daysAgo(15));
    await expect(readNotification(database, sam, { notificationId })).rejects.toMatchObject({
      kind: "notFound",
    });
  });

  test.each([
    ["hidden", []],
    ["login", ["Zeelucht"]],
    ["names", ["Zeelucht"]],
  ] as const)("that is %s is told to who may see it", async (menu, titles) => {
    await importLine("zeelucht");
    await setProfile(database, { shop: "zeelucht" }, { menu });
    expect(await told()).toEqual(titles);
  });
});

test("only what changed after somebody began to follow is told, also later that day", async () => {
  await importLine("zeelucht");
  await follow("zeelucht", daysAgo(2, 12));
  await change("zeelucht", daysAgo(2, 10));
  expect(await told()).toEqual([]);
  await change("zeelucht", daysAgo(2, 14), daysAgo(2, 10));
  const [later] = await menuNoticesOf(database, sam.accountId);
  expect(later?.at.toISOString()).toBe(daysAgo(2, 14));
});

test("of the menus of a day the first three are told, and stay while more change", async () => {
  const slugs = ["andersom", "zeelucht", "mosa", "eclair"];
  for (const slug of slugs) {
    await importLine(slug);
    await follow(slug);
  }
  const hours = [9, 10, 11, 12];
  for (const [index, slug] of slugs.entries()) await change(slug, daysAgo(1, hours[index]));
  expect(await told()).toEqual(["Mosa", "Zeelucht", "Andersom"]);
  // Again on the same day: it keeps its place and its time.
  await change("andersom", daysAgo(1, 13), daysAgo(1, 9));
  expect(await told()).toEqual(["Mosa", "Zeelucht", "Andersom"]);
  await change("andersom", daysAgo(2));
  expect(await told()).toEqual(["Éclair", "Mosa", "Zeelucht", "Andersom"]);
});

test("a day is one change, whose time is that of the first", async () => {
  await follow("zeelucht");
  await importLine("zeelucht");
  const [first] = await menuNoticesOf(database, sam.accountId);
  const before = new Date((first?.at.getTime() ?? 0) - 1).toISOString();
  await change("zeelucht", before);
  await importLine("zeelucht", { price: "10", day: "2026-11-21" });
  const again = await menuNoticesOf(database, sam.accountId);
  expect(again.map(({ at }) => at.toISOString())).toEqual([before]);
  await change("zeelucht", daysAgo(3));
  await importLine("zeelucht", { price: "11", day: "2026-11-22" });
  expect((await menuNoticesOf(database, sam.accountId)).map(({ at }) => at)).toEqual([first?.at]);
});

const addNotices = statement(
  "add-notices-in-test",
  (_, p: Params<{ accountId: number; count: number }>) => sql`
    insert into notice (recipient_id, type, shop_id, subject, expires_at)
    select ${p.accountId}::bigint, 'newReview', (select min(id) from shop), 'review/' || each, now() + interval '1 day'
    from generate_series(1, ${p.count}::integer) as each`,
);

/** Or the plan would hang on what was in the tables when they were analyzed last, in another test. */
const analyze = statement(
  "analyze-in-test",
  () => sql`analyze notice, menu_item, shop_compliance, shop_follow, shop_menu, shop`,
);

interface PlanNode {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** How many rows of a table a statement has looked at, also those that it did not want. */
function rowsLookedAt(node: PlanNode, table: string): number {
  const inside = (node.Plans ?? []).reduce((sum, each) => sum + rowsLookedAt(each, table), 0);
  if (node["Relation Name"] !== table) return inside;
  return inside + (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
}

test("the notices of somebody are read once, however many menus of theirs have changed", async () => {
  const slugs = ["andersom", "zeelucht", "mosa", "eclair"];
  for (const [index, slug] of slugs.entries()) {
    await importLine(slug);
    await follow(slug);
    await change(slug, daysAgo(index + 1));
  }
  await addNotices.run(database, { accountId: sam.accountId, count: 50 });
  await analyze.run(database);
  let lookedAt = 0;
  const watching: Database = {
    ...database,
    async execute(asked) {
      const text = `explain (analyze, format json) ${asked.text}`;
      const { rows } = await database.execute<{ "QUERY PLAN": { Plan: PlanNode }[] }>({
        ...asked,
        name: undefined,
        text,
      });
      for (const { Plan } of rows[0]?.["QUERY PLAN"] ?? []) lookedAt += rowsLookedAt(Plan, "notice");
      return database.execute(asked);
    },
  };
  expect(await menuNoticesOf(watching, sam.accountId)).toHaveLength(slugs.length);
  // Each at most once: which index of the table serves, and so whether it leaves some out, is up to PostgreSQL.
  expect(lookedAt).toBeLessThanOrEqual(50);
});
