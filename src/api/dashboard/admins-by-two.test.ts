import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallWorld);

interface UserAnswer {
  _id: string;
  rev: string;
  roles: { role: string }[];
  proposal: { change: string; proposerName: string } | null;
  hasSecondAdmin: boolean;
}

type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Each with the id of their account. */
async function admins(count: number) {
  const calls = [];
  for (let at = 0; at < count; at++) {
    const call = await callerOf(database, "users", { role: "admin" });
    const { items } = (await call("GET", "?role=admin&sort=-joined")).body as { items: UserAnswer[] };
    const known = new Set(calls.map(({ id }) => id));
    const own = items.map(({ _id: id }) => id).find((id) => !known.has(id)) as string;
    calls.push({ call, id: own });
  }
  return calls as [(typeof calls)[0], (typeof calls)[0], (typeof calls)[0]];
}

const lies = async () => String((await addMember(database, { name: "Lies" })).accountId);

const one = async (call: Caller, id: string) => (await call("GET", `?id=${id}`)).body as UserAnswer;

async function say(call: Caller, id: string, changes: object) {
  const { rev } = await one(call, id);
  return call("PATCH", "", { _id: id, rev, changes });
}

const GIVE = { give: { role: "admin" } };
const TAKE = { take: { role: "admin" } };
const isAdmin = async (call: Caller, id: string) =>
  (await one(call, id)).roles.some(({ role }) => role === "admin");

const entriesAbout = statement(
  "audit-entries-of-admins-in-test",
  (_, p: Params<{ id: string }>) => sql<{ entry: string }>`
    select actor_id || ' ' || action as entry from audit_entry
    where target_type = 'account' and target_id = ${p.id}::bigint and actor_role = 'admin' order by seq`,
);

const ageProposals = statement(
  "age-admin-proposals-in-test",
  () => sql`update admin_proposal set proposed_at = now() - interval '8 days'`,
);

const loseRole = statement(
  "lose-role-of-admin-in-test",
  (_, p: Params<{ id: string }>) => sql`delete from account_role where account_id = ${p.id}::bigint`,
);

const ageSignIn = statement(
  "age-sign-in-of-one-admin-in-test",
  (_, p: Params<{ id: string }>) =>
    sql`update session set signed_in_at = now() - interval '1 year' where account_id = ${p.id}::bigint`,
);

test("somebody is an admin once a second admin agrees, and the log says who was first", async () => {
  const [ada, eva] = await admins(2);
  const id = await lies();
  expect(await say(ada.call, id, GIVE)).toMatchObject({
    status: 200,
    body: { roles: [], proposal: { change: "give", proposerId: Number(ada.id) } },
  });
  expect((await eva.call("GET", "?state=proposed")).body).toMatchObject({ total: 1, items: [{ _id: id }] });
  expect(await say(eva.call, id, GIVE)).toMatchObject({
    status: 200,
    body: { roles: [{ role: "admin" }], proposal: null },
  });
  expect((await entriesAbout.all(database, { id })).map(({ entry }) => entry)).toEqual([
    `${ada.id} proposeAdmin`,
    `${eva.id} grantRole`,
  ]);
});

test("whoever proposed is not the second one too", async () => {
  const [ada] = await admins(2);
  const id = await lies();
  for (const _ of [1, 2]) expect(await say(ada.call, id, GIVE)).toMatchObject({ status: 200 });
  expect(await isAdmin(ada.call, id)).toBe(false);
  expect(await entriesAbout.all(database, { id })).toHaveLength(1);
});

test("while there is one admin nobody can agree, and nothing is proposed", async () => {
  const [ada] = await admins(1);
  const id = await lies();
  expect(await one(ada.call, id)).toMatchObject({ hasSecondAdmin: false });
  expect(await say(ada.call, id, GIVE)).toMatchObject({
    status: 403,
    body: {
      errors: [{ msg: "Needs a second admin who agrees, and there is none", param: "changes.give.role" }],
    },
  });
});

test("of three admins two remove the third, and of two none removes the other", async () => {
  const [ada, eva, noor] = await admins(3);
  await say(ada.call, noor.id, TAKE);
  expect(await isAdmin(ada.call, noor.id)).toBe(true);
  await say(eva.call, noor.id, TAKE);
  expect(await isAdmin(ada.call, noor.id)).toBe(false);
  expect(await noor.call("GET", "")).toMatchObject({ status: 403 });
  expect(await say(ada.call, eva.id, TAKE)).toMatchObject({
    status: 403,
    body: { errors: [{ param: "changes.take.role" }] },
  });
});

test("a proposal is withdrawn or declined, and one that is gone is told", async () => {
  const [ada, eva] = await admins(2);
  const id = await lies();
  for (const { call } of [ada, eva]) {
    await say(ada.call, id, GIVE);
    expect(await say(call, id, { drop: true })).toMatchObject({ status: 200, body: { proposal: null } });
  }
  expect(await say(eva.call, id, { drop: true })).toMatchObject({
    status: 409,
    body: { errors: [{ msg: "Is no longer proposed", param: "changes.drop" }] },
  });
});

test("a proposal counts for seven days, and as long as whoever made it is an admin", async () => {
  const [ada, eva, noor] = await admins(3);
  const id = await lies();
  await say(ada.call, id, GIVE);
  await ageProposals.run(database);
  await say(eva.call, id, GIVE);
  expect(await one(eva.call, id)).toMatchObject({ roles: [], proposal: { proposerId: Number(eva.id) } });
  await loseRole.run(database, { id: eva.id });
  await say(noor.call, id, GIVE);
  expect(await one(noor.call, id)).toMatchObject({ roles: [], proposal: { proposerId: Number(noor.id) } });
});

test("of two who propose at once the second is shown what the first did", async () => {
  const [ada, eva] = await admins(2);
  const id = await lies();
  const { rev } = await one(eva.call, id);
  await say(ada.call, id, GIVE);
  expect(await eva.call("PATCH", "", { _id: id, rev, changes: GIVE })).toMatchObject({
    status: 409,
    body: { current: { roles: [], proposal: { proposerId: Number(ada.id) } } },
  });
});

test.each(["ada", "eva"] as const)("both sign in again before it (%s)", async (who) => {
  const [ada, eva] = await admins(2);
  const id = await lies();
  if (who === "eva") await say(ada.call, id, GIVE);
  const { call, id: own } = who === "ada" ? ada : eva;
  await ageSignIn.run(database, { id: own });
  expect(await say(call, id, GIVE)).toMatchObject({
    status: 403,
    body: { errors: [{ msg: "Sign in again first" }] },
  });
  expect(await isAdmin(ada.call, id)).toBe(false);
});

test("nobody agrees about themselves", async () => {
  const [ada, eva] = await admins(3);
  await say(ada.call, eva.id, TAKE);
  expect(await say(eva.call, eva.id, TAKE)).toMatchObject({
    status: 403,
    body: { errors: [{ msg: "Cannot be your own" }] },
  });
});
