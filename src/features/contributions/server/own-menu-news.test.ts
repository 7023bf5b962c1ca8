import { sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { menuNoticesOf } from "#features/notifications/server/menu-notices-of.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { type SuggestedChange, suggestForm } from "../change-forms.ts";
import { addAdmin, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { suggestChange } from "./suggest-change.ts";

const follow = statement(
  "follow-in-test",
  (_, p: Params<{ accountId: number; shopId: number }>) => sql`
    insert into shop_follow (account_id, shop_id, followed_at)
    values (${p.accountId}, ${p.shopId}, now() - interval '9 days')`,
);

test("one's own line of a menu is no news to oneself, but to other followers; and what others add later that day is", async () => {
  const database = await freshDatabase();
  await settleSmallWorld(database);
  const [sam, noor] = [await addMember(database), await addMember(database)];
  const ada = await addAdmin(database);
  const now = new Date();
  const { id: shopId } = await shopIn(database, "zeelucht");
  for (const { accountId } of [sam, noor]) await follow.run(database, { accountId, shopId });

  /** In transactions of their own, each with its `now()`. */
  async function add(member: Member, rawName: string) {
    const form = { targetType: "menu", targetId: shopId, changes: { lines: [{ rawName }] } };
    const parsed = v.parse(suggestForm, form) as SuggestedChange;
    const { changes } = await suggestChange(database, member, parsed, { now, isLimited: false });
    for (const { _id } of changes)
      await decideChange(database, ada, { changeId: Number(_id), approve: true, now });
  }
  const told = async () =>
    Promise.all([sam, noor].map(async ({ accountId }) => (await menuNoticesOf(database, accountId)).length));

  await add(sam, "Mist");
  expect(await told()).toEqual([0, 1]);
  await add(sam, "Duin");
  expect(await told()).toEqual([0, 1]);
  await add(noor, "Zand");
  expect(await told()).toEqual([1, 1]);
});
