import { sql } from "kysely";
import { expect, test } from "vitest";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallWorld);
const admin = () => callerOf(database, "users", { role: "admin" });

/** By a person: what the operator did on the command line is none of theirs. */
const entriesAbout = statement(
  "audit-entries-about-user-in-test",
  (_, p: Params<{ id: number }>) => sql<{ entry: string }>`
    select concat_ws(' ', actor_role, action, details ->> 'role', coalesce(details ->> 'item', '-')) as entry
    from audit_entry where target_type = 'account' and target_id = ${p.id} and actor_id is not null order by seq`,
);

const makeSample = statement(
  "make-user-sample-in-test",
  (_, p: Params<{ id: string }>) =>
    sql`update account set is_sample = true, url = 'sample-' || url where id = ${p.id}::bigint`,
);

const ageSignIn = statement(
  "age-sign-in-of-admin-in-test",
  (_, p: Params<{ id: string }>) =>
    sql`update session set signed_in_at = now() - interval '1 year' where account_id = ${p.id}::bigint`,
);

interface UserAnswer {
  _id: string;
  rev: string;
  name: string;
  roles: { role: string; item: string | null }[];
  sessions: { _id: string }[];
}

type Caller = Awaited<ReturnType<typeof admin>>;

const one = async (call: Caller, id: number | string) => (await call("GET", `?id=${id}`)).body as UserAnswer;

async function changed(call: Caller, id: number | string, changes: object) {
  const { rev } = await one(call, id);
  return call("PATCH", "", { _id: String(id), rev, changes });
}

async function selfOf(call: Caller): Promise<string> {
  const { items } = (await call("GET", "?role=admin&sort=-joined")).body as { items: UserAnswer[] };
  const [{ _id: id } = { _id: "" }] = items;
  return id;
}

/** Somebody who is signed in, and what `/api/dashboard/support` says to them, which wants any role. */
async function somebody(name = "Lies") {
  const { accountId } = await addMember(database, { name });
  const { api } = testApi(database);
  const headers = await signedIn(database, { accountId } as Parameters<typeof signedIn>[1]);
  const status = async (path = "/dashboard/support") => (await api.request(path, { headers })).status;
  return { id: accountId, status };
}

test("an admin finds people by a part of their name and by their role, with no address of anybody", async () => {
  const ada = await admin();
  const { id } = await somebody("Liesbeth");
  expect((await ada("GET", "?q=IESB")).body).toMatchObject({
    total: 1,
    items: [{ _id: String(id), roles: [] }],
  });
  expect((await ada("GET", "?q=iesb&role=mod")).body).toMatchObject({ total: 0 });
  await changed(ada, id, { give: { role: "mod" } });
  expect((await ada("GET", "?q=iesb&role=mod")).body).toMatchObject({
    total: 1,
    items: [{ roles: [{ role: "mod" }] }],
  });
  const file: string = (await ada("GET", "?format=csv&q=iesb")).body;
  expect(file).toContain("Liesbeth");
  expect(file).not.toContain("@");
});

test.each([
  ["mod", null],
  ["shopAdmin", "andersom"],
] as const)(
  "a role (%s) counts with the next call, and counts no more with the next once it is taken",
  async (role, item) => {
    const ada = await admin();
    const { id, status } = await somebody();
    expect(await status()).toBe(403);
    const given = await changed(ada, id, { give: { role, item } });
    expect([given.status, given.body]).toMatchObject([200, { roles: [{ role, item }] }]);
    expect(await status()).toBe(200);
    expect(await changed(ada, id, { take: { role, item } })).toMatchObject({
      status: 200,
      body: { roles: [] },
    });
    expect(await status()).toBe(403);
    expect((await entriesAbout.all(database, { id })).map(({ entry }) => entry)).toEqual([
      `admin grantRole ${role} ${item ?? "-"}`,
      `admin revokeRole ${role} ${item ?? "-"}`,
    ]);
  },
);

test("a session that an admin ends can do nothing with its next call, and others go on", async () => {
  const ada = await admin();
  const [lies, mies] = [await somebody(), await somebody("Mies")];
  const [{ _id: session } = { _id: "" }] = (await one(ada, lies.id)).sessions;
  expect(await changed(ada, mies.id, { endSession: session })).toMatchObject({ status: 404 });
  expect(await lies.status("/notifications")).toBe(200);
  expect(await changed(ada, lies.id, { endSession: session })).toMatchObject({
    status: 200,
    body: { sessions: [] },
  });
  expect([await lies.status("/notifications"), await mies.status("/notifications")]).toEqual([401, 200]);
});

test("nobody gives a role to themselves or takes one from themselves", async () => {
  const ada = await admin();
  const self = await selfOf(ada);
  for (const name of ["give", "take"])
    expect(await changed(ada, self, { [name]: { role: "mod" } })).toMatchObject({
      status: 403,
      body: { errors: [{ msg: "Cannot be your own", param: `changes.${name}` }] },
    });
});

test("what there is none of is refused beside its field", async () => {
  const ada = await admin();
  const { id } = await somebody();
  expect(await changed(ada, id, { give: { role: "king" } })).toMatchObject({
    status: 400,
    body: { errors: [{ param: "changes.give.role" }] },
  });
  for (const give of [
    { role: "shopAdmin", item: "nowhere" },
    { role: "brandAdmin" },
    { role: "mod", item: "andersom" },
  ])
    expect(await changed(ada, id, { give })).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "There is no such shop or brand", param: "changes.give.item" }] },
    });
  expect(await ada("PATCH", "", { _id: "999999", rev: "x", changes: {} })).toMatchObject({ status: 404 });
});

test("the second of two admins who change the roles of somebody is shown what the first did", async () => {
  const [ada, eva] = [await admin(), await admin()];
  const { id } = await somebody();
  const { rev } = await one(eva, id);
  await changed(ada, id, { give: { role: "mod" } });
  expect(await eva("PATCH", "", { _id: String(id), rev, changes: { take: { role: "mod" } } })).toMatchObject({
    status: 409,
    body: { current: { roles: [{ role: "mod" }] } },
  });
});

test.each(["mod", "shopAdmin"] as const)("a %s reads and changes nobody", async (role) => {
  const call = await callerOf(database, "users", { role, of: role === "mod" ? null : "andersom" });
  expect(await call("GET", "")).toMatchObject({ status: 403 });
  expect(await call("PATCH", "", { _id: "1", rev: "x", changes: {} })).toMatchObject({ status: 403 });
});

test("an invented admin does nothing about people who are not", async () => {
  const ada = await admin();
  const { id } = await somebody();
  await makeSample.run(database, { id: await selfOf(ada) });
  expect(await changed(ada, id, { give: { role: "mod" } })).toMatchObject({
    status: 403,
    body: { errors: [{ msg: "Sample people change samples only" }] },
  });
});

test("a role is given after a fresh sign-in, and taken without", async () => {
  const ada = await admin();
  const { id } = await somebody();
  await changed(ada, id, { give: { role: "mod" } });
  await ageSignIn.run(database, { id: await selfOf(ada) });
  expect(await changed(ada, id, { give: { role: "shopAdmin", item: "andersom" } })).toMatchObject({
    status: 403,
    body: { errors: [{ msg: "Sign in again first", param: "session" }] },
  });
  expect(await changed(ada, id, { take: { role: "mod" } })).toMatchObject({ status: 200 });
});
