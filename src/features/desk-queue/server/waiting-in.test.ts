import { sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { asAdmin, type Admin, type Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { type SuggestedChange, suggestForm } from "#features/contributions/change-forms.ts";
import { shopIn } from "#features/contributions/server/contributors.test-support.ts";
import { decideChange } from "#features/contributions/server/decide-change.ts";
import { suggestChange } from "#features/contributions/server/suggest-change.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { addAdmin, addReview, report } from "#features/moderation/server/small-case.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { NotAllowed } from "#platform/errors/errors.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { decidedOfLate } from "./decided-of-late.ts";
import { waitingIn } from "./waiting-in.ts";
import { whoMayDecide } from "./who-may-decide.ts";

let ada: Admin;
let sam: Member;
let shopId: number;
const database = testWorld(async (database) => {
  await settleSmallCatalogue(database);
  ({ id: shopId } = await shopIn(database, "zeelucht"));
  ada = await addAdmin(database, "Ada");
  sam = await addMember(database, { name: "Sam" });
});

const now = new Date();

async function suggestPhone(phone: string): Promise<number> {
  const form = v.parse(suggestForm, { targetType: "shop", targetId: shopId, changes: { phone } });
  const { changes } = await suggestChange(database, sam, form as SuggestedChange, { now, isLimited: false });
  return Number(changes[0]?.["_id"]);
}

const AGES = {
  review: statement(
    "age-review-in-test",
    (_, p: Params<{ days: number; id: number }>) =>
      sql`update review set written_at = now() - ${p.days}::int * interval '1 day' where id = ${p.id}`,
  ),
  report: statement(
    "age-report-in-test",
    (_, p: Params<{ days: number; id: number }>) =>
      sql`update report set reported_at = now() - ${p.days}::int * interval '1 day' where id = ${p.id}`,
  ),
  change: statement(
    "age-change-in-test",
    (_, p: Params<{ days: number; id: number }>) =>
      sql`update user_change set suggested_at = now() - ${p.days}::int * interval '1 day' where id = ${p.id}`,
  ),
};

const asModeratorOnly = (member: Member): Member => ({
  ...member,
  permissions: { ...member.permissions, admin: false, mod: true },
});

async function kindsOf(member: Member): Promise<string[]> {
  const { items } = await waitingIn(database, member, { page: 1 });
  return items.map(({ kind }) => kind);
}

test("what may hurt somebody comes first, then what the law gives an answer in time, then who waits longest, and last the catalogue", async () => {
  const fresh = await addReview(database, sam, { slug: "zeelucht", state: "pending" });
  const change = await suggestPhone("0174 38 12 34");
  const fake = await addReview(database, sam, { slug: "andersom" });
  await AGES.review.all(database, { id: fresh, days: 9 });
  await AGES.change.all(database, { id: change, days: 10 });
  await AGES.report.all(database, { id: await report(database, ada, { id: fake }), days: 2 });
  await report(database, ada, { type: "shop", id: shopId, reason: "illegal" });
  const { items, total } = await waitingIn(database, ada, { page: 1 });
  const before = items.filter(({ kind }) => kind !== "names");
  expect(before).toMatchObject([
    { kind: "reports", isSevere: true, title: expect.any(String), person: null },
    { kind: "reportedReviews", id: `reportedReviews-${fake}`, isSevere: false, person: "Sam" },
    { kind: "userChanges", id: `userChanges-${change}`, person: "Sam", authorId: sam.accountId },
    { kind: "newReviews", id: `newReviews-${fresh}`, item: { type: "shop", id: shopId } },
  ]);
  expect(items.slice(before.length).every(({ kind }) => kind === "names")).toBe(true);
  expect(total).toBe(items.length);
});

test("a moderator sees what moderators decide, and nobody else sees anything", async () => {
  await addReview(database, sam, { slug: "zeelucht", state: "pending" });
  expect(await kindsOf(ada)).toContain("newReviews");
  expect(await kindsOf(asModeratorOnly(sam))).not.toContain("newReviews");
  const owner = { ...sam, permissions: { ...sam.permissions, shopAdmin: [shopId] } };
  await expect(waitingIn(database, owner, { page: 1 })).rejects.toThrow(NotAllowed);
});

test("what somebody else decided meanwhile is gone, and who decides it after them is told by whom", async () => {
  const eva = await addAdmin(database, "Eva");
  const changeId = await suggestPhone("0174 38 12 34");
  expect(await kindsOf(ada)).toContain("userChanges");
  await decideChange(database, eva, { changeId, approve: true, now });
  expect(await kindsOf(ada)).not.toContain("userChanges");
  const second = decideChange(database, ada, { changeId, approve: false, now });
  await expect(second).rejects.toMatchObject({
    errors: [{ msg: DECIDED_ALREADY.msg, values: { name: "Eva" } }],
  });
});

test("of one’s own, or of a shop one speaks for, the others are named who can decide", async () => {
  const item = { type: "shop" as const, id: shopId };
  expect(await whoMayDecide(database, ada, { authorId: sam.accountId, item })).toBeNull();
  expect(await whoMayDecide(database, ada, { authorId: ada.accountId, item })).toEqual([]);
  await addAdmin(database, "Eva");
  expect(await whoMayDecide(database, ada, { authorId: ada.accountId, item: null })).toEqual(["Eva"]);
  const permissions = { ...ada.permissions, shopAdmin: [shopId] };
  const interested = asAdmin({ ...ada, permissions });
  expect(await whoMayDecide(database, interested, { authorId: sam.accountId, item })).toEqual(["Eva"]);
});

test("what was decided of late is told with who decided it, to admins", async () => {
  const changeId = await suggestPhone("+31 20 555 0188");
  await decideChange(database, ada, { changeId, approve: true, now });
  const mo = { ...ada, permissions: { ...ada.permissions, admin: false, mod: true } } as Member;
  expect(await decidedOfLate(database, ada)).toContainEqual({ id: `userChanges-${changeId}`, by: "Ada" });
  expect(await decidedOfLate(database, mo)).toEqual([]);
});
