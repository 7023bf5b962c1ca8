import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { sql } from "kysely";
import { noticesSince } from "./notices-since.ts";
import { notificationsOf } from "./notifications-of.ts";
import { readNotification } from "./read-notification.ts";
import { type NewItemNotice, tellOfItem, withdrawNoticesOf } from "./tell-of-item.ts";

let sam: Member;
let noor: Member;
let item: { type: "product"; id: number };
const anyProduct = statement(
  "any-product-in-test",
  () => sql<{ id: number; slug: string; name: string; type: string }>`
    select id, slug, name, type from product order by id limit 1`,
);
const block = statement(
  "block-in-test",
  (_, p: Params<{ by: number; whom: number }>) =>
    sql`insert into account_block (account_id, blocked_id) values (${p.by}, ${p.whom})`,
);
const database = testWorld(async (database) => {
  await settleSmallCatalogue(database);
  sam = await addMember(database);
  noor = await addMember(database);
  item = { type: "product", id: (await anyProduct.first(database))?.id ?? 0 };
});

const tellSam = (more: Partial<NewItemNotice> = {}) =>
  database.transaction((tx) =>
    tellOfItem(tx, {
      recipientId: sam.accountId,
      type: "reviewApproved",
      subject: "review/7",
      item,
      ...more,
    }),
  );

test("a notice names what it is about, and leads to its reviews", async () => {
  await tellSam();
  const product = await anyProduct.first(database);
  expect(await notificationsOf(database, sam)).toMatchObject([
    {
      type: "reviewApproved",
      redirect: `/${product?.type}/${product?.slug}#review-7`,
      product: { _id: String(product?.id), url: product?.slug, name: product?.name },
      seen: false,
    },
  ]);
});

test("of one subject there is one notice, the latest, and it is new again", async () => {
  await tellSam();
  const [{ _id: notificationId } = { _id: "" }] = await notificationsOf(database, sam);
  await readNotification(database, sam, { notificationId });
  await tellSam({ type: "reportNotice", details: { reason: "fake", outcome: "removed", decisionId: 3 } });
  await tellSam({ subject: "review/8" });
  const told = await notificationsOf(database, sam);
  expect(told.map(({ type }) => type)).toEqual(["reviewApproved", "reportNotice"]);
  expect(told[1]).toMatchObject({
    redirect: "/moderation/3",
    reason: "fake",
    outcome: "removed",
    seen: false,
  });
});

test("an event stream tells it too", async () => {
  await tellSam({ type: "friendReview", actorId: noor.accountId });
  const told = await noticesSince(database, [{ accountId: sam.accountId, afterId: 0 }]);
  expect(told.map(({ notification }) => notification)).toEqual(await notificationsOf(database, sam));
  expect(told[0]?.notification.user?.url).toBe(noor.url);
});

test("nobody hears of whom they blocked, of who leaves, and of what is no longer so", async () => {
  await tellSam({ subject: "review/1", type: "friendReview", actorId: noor.accountId });
  await block.run(database, { by: sam.accountId, whom: noor.accountId });
  const bram = await addMember(database);
  await tellSam({ subject: "review/2", type: "friendReview", actorId: bram.accountId });
  await leave(database, bram);
  await tellSam({ subject: "review/3" });
  await withdrawNoticesOf(database, "review/3");
  expect(await notificationsOf(database, sam)).toEqual([]);
});

test("somebody who is gone is told nothing, and that is no error", async () => {
  await expect(tellSam({ recipientId: 1e9 })).resolves.toBeUndefined();
});
