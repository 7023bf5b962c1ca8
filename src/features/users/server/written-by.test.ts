import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { decideReview } from "#features/moderation/server/decide-review.ts";
import { restoreRemoved } from "#features/moderation/server/restore-removed.ts";
import { addReview, report, settleSmallCase } from "#features/moderation/server/small-case.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { writtenBy } from "./written-by.ts";

let sam: Member;
let ada: Admin;
let reviewId: number;

const database = testWorld(async (world) => {
  ({ sam, ada, reviewId } = await settleSmallCase(world));
});

const andersom = statement(
  "andersom-in-test",
  () => sql<{ id: number }>`select id from shop where slug = 'andersom'`,
);

const addMore = statement(
  "add-more-written-in-test",
  (_, p: Params<{ accountId: number; reviewId: number }>) => sql`
    with picture as (
      insert into media (key, content_hash, mime, width, height, byte_count, source, state)
      values (repeat('0', 32), repeat('0', 64), 'image/jpeg', 60, 40, 900, 'visitor', 'shown') returning id
    ), photo as (
      insert into review_photo (review_id, media_id, position) select ${p.reviewId}, id, 1 from picture
    ), change as (
      insert into user_change (author_id, type, shop_id, fields, remark, suggested_as, is_sample)
      select ${p.accountId}, 'shop', id, '[{}]', 'I saw it.', 'visitor', false from shop where slug = 'mosa'
    )
    insert into ticket (account_id, kind, subject, name, email, message, locale)
    values (${p.accountId}, 'contact', 'other', 'Sam', 'sam@example.org', 'A secret.', 'nl')`,
);

const all = (page = 1) => writtenBy(database, ada, { accountId: sam.accountId, page });

test("an admin reads what somebody gave, each with its state, and where it is decided; no letter says its words", async () => {
  const waiting = await addReview(database, sam, {
    slug: "mosa",
    state: "pending",
    text: "Not shown to anybody yet.",
  });
  await addReview(database, await addMember(database), { slug: "zeelucht" });
  const { id: shopId = 0 } = (await andersom.first(database)) ?? {};
  const reported = await report(database, sam, { type: "shop", id: shopId, text: "It closed." });
  await addMore.run(database, { accountId: sam.accountId, reviewId });
  const { items, total } = await all();
  const told = Object.fromEntries(
    items.map(({ id, state, path }) => [id.replace(/\d+$/, ""), [state, path]]),
  );
  expect(total).toBe(6);
  expect(items.find(({ id }) => id === `review-${waiting}`)).toMatchObject({
    state: "waiting",
    path: `/dashboard/reviews?id=${waiting}`,
    text: "Not shown to anybody yet.",
    item: { name: "Mosa" },
  });
  expect(items.find(({ id }) => id === `review-${reviewId}`)).toMatchObject({ state: "published" });
  expect(told["photo-"]).toEqual(["published", "/coffeeshop/andersom"]);
  expect(told["suggestion-"]).toEqual([
    "waiting",
    expect.stringMatching(/^\/dashboard\/changes\/user\?id=\d+$/),
  ]);
  expect(told["question-"]).toEqual(["waiting", expect.stringMatching(/^\/dashboard\/support\?id=\d+$/)]);
  expect(told["report-"]).toEqual(["waiting", `/dashboard/reports?id=report-${reported}`]);
  expect(items.find(({ kind }) => kind === "photo")?.picture).toMatchObject({ width: 60, height: 40 });
  expect(JSON.stringify(items)).not.toContain("secret");
});

test("what was removed can be put back as long as the removal stands", async () => {
  await decideReview(database, ada, {
    reviewId,
    approve: false,
    reason: "fake",
    explanation: "It was paid for, we think.",
  });
  const [removed] = (await all()).items;
  expect(removed).toMatchObject({ state: "removed", path: `/moderation/${removed?.decisionId}` });
  const decisionId = Number(removed?.decisionId);
  await restoreRemoved(
    database,
    ada,
    { decisionId, explanation: "It was not paid for." },
    { now: new Date() },
  );
  expect((await all()).items[0]).toMatchObject({ state: "published", decisionId: null });
});

const addMany = statement(
  "add-many-suggestions-in-test",
  (_, p: Params<{ accountId: number }>) => sql`
    insert into ticket (account_id, kind, subject, name, email, message, locale, created_at, said_at)
    select ${p.accountId}, 'contact', 'other', 'Sam', 'sam@example.org', 'Hello.', 'nl', now() - make_interval(days => n), now()
    from generate_series(1, 24) as n`,
);

test("the newest come first, a page at a time", async () => {
  await addMany.run(database, { accountId: sam.accountId });
  const [first, second] = [await all(1), await all(2)];
  expect([first.total, first.pageCount, first.items.length, second.items.length]).toEqual([25, 2, 20, 5]);
  expect(await all(9)).toEqual(second);
  const times = [...first.items, ...second.items].map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(25);
});
