import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { grantRole, type HeldRole, revokeRole } from "./account-roles.ts";
import { addMember, signedIn } from "./people.test-support.ts";
import { viewerOfToken } from "./viewer-of-token.ts";

const database = testWorld(settleSmallWorld);

const NONE = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };

async function somebody() {
  const member = await addMember(database);
  const { authorization } = await signedIn(database, member);
  const token = authorization.slice("Bearer ".length);
  const permissions = async () =>
    (await viewerOfToken(database, token, { adminsNeedSecondFactor: false }))?.permissions;
  const held = (role: HeldRole["role"], item: string | null = null): HeldRole => ({
    accountId: member.accountId,
    role,
    item,
  });
  return { permissions, held };
}

test.each(["admin", "mod"] as const)("%s is given and taken, once each, and counts at once", async (role) => {
  const { permissions, held } = await somebody();
  // The last admin stays one.
  const { held: ofOther } = await somebody();
  await grantRole(database, ofOther("admin"));
  for (const isChanged of [true, false]) expect(await grantRole(database, held(role))).toBe(isChanged);
  expect(await permissions()).toEqual({ ...NONE, [role]: true });
  for (const isChanged of [true, false]) expect(await revokeRole(database, held(role))).toBe(isChanged);
  expect(await permissions()).toEqual(NONE);
});

test("the admin of two shops may lose one of them, and whoever else has it keeps it", async () => {
  const [one, other] = [await somebody(), await somebody()];
  for (const { held } of [one, other])
    for (const item of ["andersom", "mosa"])
      expect(await grantRole(database, held("shopAdmin", item))).toBe(true);
  const before = await one.permissions();
  expect(before?.shopAdmin).toHaveLength(2);
  expect(await revokeRole(database, one.held("shopAdmin", "mosa"))).toBe(true);
  expect((await one.permissions())?.shopAdmin).toHaveLength(1);
  expect((await other.permissions())?.shopAdmin.toSorted()).toEqual(before?.shopAdmin.toSorted());
});

describe("no role", () => {
  test.each<[HeldRole["role"], string | null]>([
    ["shopAdmin", "nowhere"],
    ["shopAdmin", null],
    ["brandAdmin", "andersom"],
    ["admin", "andersom"],
  ])("is %s of %s", async (role, item) => {
    const { permissions, held } = await somebody();
    for (const change of [grantRole, revokeRole])
      await expect(change(database, held(role, item))).rejects.toMatchObject({ kind: "notFound" });
    expect(await permissions()).toEqual(NONE);
  });
});

const logged = statement(
  "test-logged-roles",
  () => sql<object>`
    select actor_role as "by", action, target_type as "of", target_id as "id", details from audit_entry order by seq`,
);

test("every change of a role is in the log, and what changed nothing or was refused is not", async () => {
  const { held } = await somebody();
  const role = held("shopAdmin", "mosa");
  for (const change of [grantRole, grantRole, revokeRole, revokeRole]) await change(database, role);
  await expect(grantRole(database, held("shopAdmin", "nowhere"))).rejects.toMatchObject({ kind: "notFound" });
  const entry = {
    by: "operator",
    of: "account",
    id: role.accountId,
    details: { role: "shopAdmin", item: "mosa" },
  };
  expect(await logged.all(database)).toEqual([
    { ...entry, action: "grantRole" },
    { ...entry, action: "revokeRole" },
  ]);
});

test("the last admin cannot be revoked, and can once there is another", async () => {
  const [one, other] = [await somebody(), await somebody()];
  await grantRole(database, one.held("admin"));
  await expect(revokeRole(database, one.held("admin"))).rejects.toMatchObject({
    kind: "conflict",
    errors: [{ msg: "Is the last admin", param: "role" }],
  });
  expect(await one.permissions()).toMatchObject({ admin: true });
  expect(await revokeRole(database, other.held("admin"))).toBe(false);
  await grantRole(database, other.held("admin"));
  expect(await revokeRole(database, one.held("admin"))).toBe(true);
});

test("of two admins who are revoked at the same moment one stays", async () => {
  const [one, other] = [await somebody(), await somebody()];
  for (const { held } of [one, other]) await grantRole(database, held("admin"));
  const ends = await Promise.allSettled([one, other].map(({ held }) => revokeRole(database, held("admin"))));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
