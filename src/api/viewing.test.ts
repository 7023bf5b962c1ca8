import { METHOD_NAME_ALL } from "hono/router";
import { describe, expect, test } from "vitest";
import { ACCESS_TO_CALLS, type Call } from "#features/accounts/access.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, leave, signedIn } from "#features/accounts/server/people.test-support.ts";
import { startSession } from "#features/accounts/server/sessions.ts";
import { viewerOfToken } from "#features/accounts/server/viewer-of-token.ts";
import { READ_WHILE_VIEWING } from "#features/accounts/viewing.ts";
import { endViewings } from "#features/users/server/end-viewing.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { viewingOf } from "#platform/viewer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();
const { api, get, post } = testApi(database);

const REASON = "Question 12: their favourite is gone";
const ONLY_LOOKING = {
  errors: [{ msg: "Nothing can be changed while looking as somebody else", param: "viewing" }],
};
const CLOSED = { errors: [{ msg: "Is not shown while looking as somebody else", param: "viewing" }] };

type Headers = { authorization: string };

/** An admin, and somebody with a favourite. */
async function people() {
  const admin = await addMember(database, { name: "Ada Admin" });
  await grantRole(database, { accountId: admin.accountId, role: "admin", item: null });
  const person = await addMember(database, { name: "Mo Member" });
  return { admin, person, headers: await signedIn(database, admin) };
}

const begin = (headers: Headers, { accountId }: { accountId: number }, reason = REASON) =>
  post("/viewing", { _id: String(accountId), reason }, headers);

const end = (headers: Headers) => api.request("/viewing", { method: "DELETE", headers });

async function viewing() {
  const all = await people();
  expect((await begin(all.headers, all.person)).status).toBe(200);
  return all;
}

const viewerOf = ({ authorization }: Headers) =>
  viewerOfToken(database, authorization.slice("Bearer ".length), { adminsNeedSecondFactor: false });

const entries = statement(
  "viewing-entries-in-test",
  () => sql<object>`
  select action, actor_role as "by", target_id as "targetId", details::text like '%Question%' as "saysWhy" from audit_entry
  where action in ('beginViewing', 'endViewing') order by seq`,
);

const rows = statement(
  "viewings-in-test",
  () => sql<object>`
  select reason, ended_at is not null as "isOver" from viewing order by id`,
);

const pass = statement(
  "let-viewings-pass-in-test",
  () => sql`
  update viewing set began_at = began_at - interval '16 minutes', until = until - interval '16 minutes'`,
);

const follow = statement(
  "follow-in-viewing-test",
  (_, p: Params<{ accountId: number }>) => sql`
    insert into shop_follow (account_id, shop_id) select ${p.accountId}, id from shop where slug = 'andersom'`,
);

describe("who may look as whom", () => {
  test("an admin who came moments ago, with a reason; both ends are in the log, the reason is not", async () => {
    const { person, headers } = await viewing();
    const viewer = await viewerOf(headers);
    expect(viewer).toMatchObject({ accountId: person.accountId, name: "Mo Member", sessionId: 0 });
    expect(viewer && viewingOf(viewer)?.admin.name).toBe("Ada Admin");
    expect((await end(headers)).status).toBe(200);
    expect(await viewerOf(headers)).toMatchObject({ name: "Ada Admin" });
    const entry = { targetId: person.accountId, by: "admin", saysWhy: false };
    expect(await entries.all(database)).toEqual([
      { ...entry, action: "beginViewing" },
      { ...entry, action: "endViewing" },
    ]);
    expect(await rows.all(database)).toEqual([{ reason: REASON, isOver: true }]);
    // Ended twice is over.
    expect((await end(headers)).status).toBe(200);
    expect(await entries.all(database)).toHaveLength(2);
  });

  test("nobody without the role, and no admin whose sign-in is long ago", async () => {
    const { admin, person, headers } = await people();
    expect((await begin(await signedIn(database, person), admin)).status).toBe(403);
    const token = await startSession(database, {
      accountId: admin.accountId,
      device: "T",
      isFromProvider: false,
    });
    const stale = await begin({ authorization: `Bearer ${token}` }, person);
    expect([stale.status, await stale.json()]).toEqual([
      403,
      { errors: [{ msg: "Sign in again first", param: "session" }] },
    ]);
    expect(await rows.all(database)).toEqual([]);
    expect((await begin(headers, person, "too short")).status).toBe(400);
  });

  test("not oneself, no admin, no moderator, nobody who is gone or about to go", async () => {
    const { admin, person, headers } = await people();
    const refused = async (whom: { accountId: number }) => {
      const answer = await begin(headers, whom);
      return [answer.status, ((await answer.json()) as { errors: { msg: string }[] }).errors[0]?.msg];
    };
    expect(await refused(admin)).toEqual([403, "Cannot be yourself"]);
    for (const role of ["admin", "mod"] as const) {
      const other = await addMember(database);
      await grantRole(database, { accountId: other.accountId, role, item: null });
      expect(await refused(other)).toEqual([403, "Is an admin or a moderator"]);
    }
    await leave(database, person);
    expect(await refused(person)).toEqual([404, "Not found"]);
    expect(await refused({ accountId: 987654321 })).toEqual([404, "Not found"]);
    expect(await rows.all(database)).toEqual([]);
  });

  test("a persona looks as personas alone", async () => {
    const { admin, person, headers } = await people();
    await makeSample.run(database, { id: admin.accountId });
    expect((await begin(headers, person)).status).toBe(403);
    await makeSample.run(database, { id: person.accountId });
    expect((await begin(headers, person)).status).toBe(200);
  });
});

const makeSample = statement(
  "make-sample-in-viewing-test",
  (_, p: Params<{ id: number }>) => sql`
    update account set is_sample = true, url = 'sample-' || id where id = ${p.id}`,
);

/** From the router itself, as in access.test.ts. */
const CALLS = api.routes
  .filter(({ method, path }) => method !== METHOD_NAME_ALL && path.slice(1) in ACCESS_TO_CALLS)
  .map(({ method, path }) => ({ method, call: path.slice(1) as Call }));

describe("while it lasts", () => {
  test("every call that is no read is refused, but for its end and to log out", async () => {
    const { headers } = await viewing();
    const changes = new Set(
      CALLS.filter(({ method }) => method !== "GET").map((one) => `${one.method} ${one.call}`),
    );
    for (const open of ["DELETE viewing", "POST logout"]) expect(changes.delete(open)).toBe(true);
    expect(changes.size).toBeGreaterThan(60);
    for (const change of changes) {
      const [method = "", call] = change.split(" ");
      const answer = await api.request(`/${call}`, { method, headers });
      expect([change, answer.status, await answer.json()]).toEqual([change, 403, ONLY_LOOKING]);
    }
    // Also a method that nobody has.
    for (const method of ["PUT", "OPTIONS", "PURGE"])
      expect((await api.request("/getshop", { method, headers })).status).toBe(403);
  });

  test("every read is either of the directory or refused", async () => {
    await settleSmallWorld(database);
    const { headers } = await viewing();
    const reads = new Set(CALLS.filter(({ method }) => method === "GET").map(({ call }) => call));
    const read: Call[] = [];
    for (const call of reads) {
      const answer = await get(`/${call}`, headers);
      const body: unknown = await answer.json();
      if (JSON.stringify(body) !== JSON.stringify(CLOSED)) read.push(call);
      else expect(answer.status).toBe(403);
    }
    expect(read.toSorted()).toEqual([...READ_WHILE_VIEWING].toSorted());
    for (const call of ["notifications", "events", "friendslikes", "getuser", "dashboard/support"] as const)
      expect([call, reads.has(call), READ_WHILE_VIEWING.has(call)]).toEqual([call, true, false]);
  });

  test("what is read has the marks of the person", async () => {
    await settleSmallWorld(database);
    const { person, headers } = await viewing();
    await follow.run(database, person);
    const shop = async () => (await get("/getshop?url=andersom", headers)).json();
    expect(await shop()).toMatchObject({ followUser: true });
    await end(headers);
    expect(await shop()).toMatchObject({ followUser: false });
  });

  test("it is not begun again, and not as somebody else", async () => {
    const { headers } = await viewing();
    expect((await begin(headers, await addMember(database))).status).toBe(403);
    expect(await rows.all(database)).toHaveLength(1);
  });

  test("another session of the admin, and those of the person, are what they were", async () => {
    const { admin, person } = await viewing();
    expect(await viewerOf(await signedIn(database, admin))).toMatchObject({ name: "Ada Admin" });
    const theirs = await viewerOf(await signedIn(database, person));
    expect(theirs && viewingOf(theirs)).toBeUndefined();
  });

  test("to log out ends the session of the admin", async () => {
    const { headers } = await viewing();
    expect((await post("/logout", {}, headers)).status).toBe(200);
    expect(await viewerOf(headers)).toBeUndefined();
  });
});

describe("it ends by itself", () => {
  const isOver = async (headers: Headers) => {
    const viewer = await viewerOf(headers);
    return viewer === undefined || viewingOf(viewer) === undefined;
  };

  test("after a quarter of an hour, which the log says", async () => {
    const { headers } = await viewing();
    await endViewings(database);
    expect(await isOver(headers)).toBe(false);
    await pass.run(database);
    expect(await isOver(headers)).toBe(true);
    expect((await get("/profile", headers)).status).not.toBe(403);
    await endViewings(database);
    await endViewings(database);
    expect(await entries.all(database)).toMatchObject([
      { action: "beginViewing" },
      { action: "endViewing", by: "rule" },
    ]);
    expect((await begin(headers, await addMember(database))).status).toBe(200);
  });

  test("with the role of the admin, also when they get it back", async () => {
    const { admin, headers } = await viewing();
    const other = await addMember(database);
    await grantRole(database, { accountId: other.accountId, role: "admin", item: null });
    await takeRole.run(database, admin);
    expect(await viewerOf(headers)).toMatchObject({ name: "Ada Admin", permissions: { admin: false } });
    await endViewings(database);
    await grantRole(database, { accountId: admin.accountId, role: "admin", item: null });
    expect(await isOver(headers)).toBe(true);
  });

  test("when the admin is suspended", async () => {
    const { admin, headers } = await viewing();
    await suspend.run(database, admin);
    expect(await isOver(headers)).toBe(true);
  });

  test("when the person decides about others, is about to be erased, or is erased", async () => {
    const { person, headers } = await viewing();
    await grantRole(database, { accountId: person.accountId, role: "mod", item: null });
    expect(await isOver(headers)).toBe(true);
    await takeRole.run(database, person);
    expect(await isOver(headers)).toBe(false);
    await leave(database, person);
    expect(await isOver(headers)).toBe(true);
    await erase.run(database, person);
    expect(await isOver(headers)).toBe(true);
    expect(await rows.all(database)).toEqual([]);
  });

  test("with the session", async () => {
    const { headers } = await viewing();
    await post("/logout", {}, headers);
    await endViewings(database);
    expect(await entries.all(database)).toMatchObject([{}, { action: "endViewing", by: "rule" }]);
  });
});

const takeRole = statement(
  "take-role-in-viewing-test",
  (_, p: Params<{ accountId: number }>) => sql`delete from account_role where account_id = ${p.accountId}`,
);
const suspend = statement(
  "suspend-in-viewing-test",
  (_, p: Params<{ accountId: number }>) =>
    sql`update account set suspended_until = 'infinity' where id = ${p.accountId}`,
);
const erase = statement(
  "erase-in-viewing-test",
  (_, p: Params<{ accountId: number }>) => sql`delete from account where id = ${p.accountId}`,
);
