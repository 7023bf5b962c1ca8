import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopId as idOfShop } from "#features/deals/server/small-offers.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { endColleague } from "./end-colleague.ts";
import { revokeRoleAndTell } from "./revoke-role-and-tell.ts";

const database = testWorld(settleSmallWorld);

const block = statement(
  "block-colleague-in-test",
  (_, p: Params<{ accountId: number; blockedId: number }>) =>
    sql`insert into account_block (account_id, blocked_id) values (${p.accountId}, ${p.blockedId})`,
);

let mies: Member;
let lies: Member;
beforeEach(async () => {
  [mies, lies] = [await addMember(database, { name: "Mies" }), await addMember(database, { name: "Lies" })];
  for (const { accountId } of [mies, lies])
    await grantRole(database, { accountId, role: "shopAdmin", item: "andersom" });
});

const end = async () =>
  endColleague(database, mies, {
    item: { type: "shop", id: await idOfShop(database, "andersom") },
    accountId: lies.accountId,
    evenIfLast: false,
  });

test("whoever is ended hears by whom, and where to ask", async () => {
  await end();
  expect(await notificationsOf(database, lies)).toMatchObject([
    { type: "colleagueEnded", redirect: "/contact", user: { name: "Mies" } },
  ]);
});

test.each(["Mies", "Lies"])(
  "they hear of it though %s blocked the other, and then by nobody’s name",
  async (who) => {
    const [one, other] = who === "Mies" ? [mies, lies] : [lies, mies];
    await block.run(database, { accountId: one.accountId, blockedId: other.accountId });
    await end();
    const [notice] = await notificationsOf(database, lies);
    expect(notice).toMatchObject({ type: "colleagueEnded", redirect: "/contact" });
    expect(JSON.stringify(notice)).not.toContain("Mies");
  },
);

test("the end of a shop’s role on the command line is told once, and that of no other role", async () => {
  const { accountId } = mies;
  const held = { accountId, role: "shopAdmin", item: "andersom" } as const;
  expect(await revokeRoleAndTell(database, held)).toBe(true);
  expect(await revokeRoleAndTell(database, held)).toBe(false);
  await grantRole(database, { accountId, role: "mod", item: null });
  expect(await revokeRoleAndTell(database, { accountId, role: "mod", item: null })).toBe(true);
  expect(await notificationsOf(database, mies)).toMatchObject([{ type: "colleagueEnded" }]);
  await expect(revokeRoleAndTell(database, { ...held, item: "nobody" })).rejects.toMatchObject({
    kind: "notFound",
  });
});
