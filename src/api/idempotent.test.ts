import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { claimKey, forgetIdempotencyKeys, releaseKey } from "#platform/database/idempotency-keys.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { ANONYMOUS, type Viewer } from "#platform/viewer.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { ApiEnvironment } from "./app.ts";
import { testApi } from "./api.test-support.ts";
import { idempotent } from "./idempotent.ts";

const database = testDatabase();

const fillKeys = statement(
  "fill-keys-in-test",
  (_, p: Params<{ accountId: number }>) => sql`
    insert into idempotency_key (account_id, call, key, body_hash, status, answer, created_at)
    select ${p.accountId}, 'like', 'key-' || number, sha256('x'), 200, '{}', now() - make_interval(secs => number)
    from generate_series(1, 1000) as number`,
);
const keyCounts = statement(
  "key-counts-in-test",
  () => sql<{ accountId: number; count: number; hasNewest: boolean }>`
    select account_id as "accountId", count(*)::int as count, bool_or(key = 'newest') as "hasNewest"
    from idempotency_key group by account_id order by account_id`,
  { isRead: true },
);

interface Sender {
  call?: "contact" | "getlisted";
  accountId?: number;
}

/** A caller with an account, as the key sees it. */
const viewerOf = (accountId: number) => ({ kind: "member", accountId }) as unknown as Viewer;

/** Two calls that count their effects, and take no message that is called “wrong”. */
function counter() {
  let effectCount = 0;
  let viewer = ANONYMOUS;
  const api = new Hono<ApiEnvironment>();
  api.use(async (c, next) => {
    c.set("database", database);
    c.set("viewer", viewer);
    await next();
  });
  api.onError((_error, c) => c.json({ errors: [] }, 500));
  api.post("/contact", idempotent("contact"), (c) => act(c));
  api.post("/getlisted", idempotent("getlisted"), (c) => act(c));

  async function act(c: Context<ApiEnvironment>): Promise<Response> {
    const { message } = await c.req.json<{ message: string }>();
    if (message === "broken") throw new Error("Broken");
    if (message === "wrong") return c.json({ errors: [{ msg: "Must be right", param: "message" }] }, 400);
    effectCount += 1;
    return c.json({ _id: String(effectCount) });
  }

  const send = async (message: string, key?: string, { call = "contact", accountId }: Sender = {}) => {
    viewer = accountId === undefined ? ANONYMOUS : viewerOf(accountId);
    const headers = {
      "content-type": "application/json",
      ...(key !== undefined && { "idempotency-key": key }),
    };
    const answer = await api.request(`/${call}`, {
      method: "POST",
      body: JSON.stringify({ message }),
      headers,
    });
    return {
      status: answer.status,
      body: await answer.text(),
      isReplayed: answer.headers.get("idempotency-replayed") === "true",
    };
  };
  return { send, effects: () => effectCount };
}

const age = statement(
  "test-age-idempotency-keys",
  (_, p: Params<{ minutes: number }>) => sql`
    update idempotency_key set created_at = now() - make_interval(mins => ${p.minutes})`,
);

const die = statement(
  "test-die-at-work",
  () =>
    sql`update idempotency_key set status = null, answer = null, created_at = now() - interval '2 minutes'`,
);

test("a call that is sent again has one effect, and each of its answers is that of the first", async () => {
  const { send, effects } = counter();
  const first = await send("hello", "a");
  for (let time = 0; time < 20; time++) {
    expect(await send("hello", "a")).toEqual({ ...first, isReplayed: true });
  }
  expect(first).toEqual({ status: 200, body: '{"_id":"1"}', isReplayed: false });
  expect(effects()).toBe(1);
});

test("of many that come at once one is answered, and the others later with its answer", async () => {
  const { send, effects } = counter();
  const answers = await Promise.all(Array.from({ length: 50 }, () => send("hello", "b")));
  expect(effects()).toBe(1);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body)).size).toBe(1);
  expect(await send("hello", "b")).toMatchObject({ status: 200, isReplayed: true });
});

test("who is told that the same call is still at work is told when to ask again", async () => {
  const { api } = testApi(database);
  const headers = { "idempotency-key": "at-work", "content-type": "application/json" };
  const bodyHash = createHash("sha256").update("{}").digest();
  await claimKey(database, { accountId: null, call: "contact", key: "at-work", bodyHash });
  const answer = await api.request("/contact", { method: "POST", body: "{}", headers });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([409, "5"]);
});

test("a key belongs to one body", async () => {
  const { send, effects } = counter();
  await send("hello", "c");
  expect((await send("other", "c")).status).toBe(422);
  expect((await send("other", "d")).status).toBe(200);
  expect(effects()).toBe(2);
});

test.each([
  ["wrong", 400],
  ["broken", 500],
])("what came to nothing (%s) may be mended and sent again with its key", async (message, status) => {
  const { send, effects } = counter();
  expect((await send(message, message)).status).toBe(status);
  expect(await send("mended", message)).toMatchObject({ status: 200, isReplayed: false });
  expect(effects()).toBe(1);
});

test.each([2, 60, 23 * 60])(
  "a repeat %i minutes later gets the first answer as well, and has no effect",
  async (minutes) => {
    const { send, effects } = counter();
    const first = await send("hello", "later");
    await age.run(database, { minutes });
    expect(await send("hello", "later")).toEqual({ ...first, isReplayed: true });
    expect((await send("other", "later")).status).toBe(422);
    expect(effects()).toBe(1);
  },
);

test("one key on two calls is two keys", async () => {
  const { send, effects } = counter();
  const toContact = await send("hello", "both");
  const toGetListed = await send("hello", "both", { call: "getlisted" });
  expect([toContact, toGetListed]).toEqual([
    { status: 200, body: '{"_id":"1"}', isReplayed: false },
    { status: 200, body: '{"_id":"2"}', isReplayed: false },
  ]);
  expect(await send("hello", "both")).toEqual({ ...toContact, isReplayed: true });
  expect(await send("hello", "both", { call: "getlisted" })).toEqual({ ...toGetListed, isReplayed: true });
  expect(effects()).toBe(2);
});

test("the same key of two accounts and of nobody is three keys, and each gets its own answer again", async () => {
  const { send, effects } = counter();
  const senders: Sender[] = [{ accountId: 7 }, { accountId: 8 }, {}];
  for (const [index, sender] of senders.entries()) {
    const body = JSON.stringify({ _id: String(index + 1) });
    expect(await send("hello", "mine", sender)).toEqual({ status: 200, body, isReplayed: false });
  }
  for (const [index, sender] of senders.entries()) {
    const body = JSON.stringify({ _id: String(index + 1) });
    expect(await send("hello", "mine", sender)).toEqual({ status: 200, body, isReplayed: true });
  }
  expect(effects()).toBe(3);
});

test("what came to nothing for one account leaves the answer of another", async () => {
  const { send, effects } = counter();
  await send("hello", "shared", { accountId: 7 });
  expect((await send("wrong", "shared", { accountId: 8 })).status).toBe(400);
  expect(await send("hello", "shared", { accountId: 7 })).toMatchObject({ isReplayed: true });
  expect(await send("mended", "shared", { accountId: 8 })).toMatchObject({ status: 200, isReplayed: false });
  expect(effects()).toBe(2);
});

test("letting a key go leaves what another account has at work with the same one", async () => {
  const keyOf = (accountId: number) => ({ accountId, call: "contact", key: "g", bodyHash: Buffer.alloc(32) });
  expect(await claimKey(database, keyOf(7))).toBe("claimed");
  expect(await claimKey(database, keyOf(8))).toBe("claimed");
  await releaseKey(database, keyOf(8));
  expect(await claimKey(database, keyOf(7))).toBe("inFlight");
  expect(await claimKey(database, keyOf(8))).toBe("claimed");
});

test("one whose process died while it was at work is answered anew", async () => {
  const { send, effects } = counter();
  await send("hello", "e");
  await die.run(database);
  expect(await send("hello", "e")).toMatchObject({ status: 200, isReplayed: false });
  expect(effects()).toBe(2);
});

test("a key is forgotten after seven days", async () => {
  const { send } = counter();
  await send("hello", "f");
  await age.run(database, { minutes: 167 * 60 });
  expect(await forgetIdempotencyKeys(database)).toBe(0);
  await age.run(database, { minutes: 169 * 60 });
  expect(await forgetIdempotencyKeys(database)).toBe(1);
  expect(await send("hello", "f")).toMatchObject({ status: 200, isReplayed: false });
});

test.each(["", "two words", "x".repeat(65)])("%j is no key", async (key) => {
  const { send, effects } = counter();
  const answer = await send("hello", key);
  expect(answer.status).toBe(400);
  expect(effects()).toBe(0);
});

test("of an account the latest thousand keys are kept, and of others nothing is lost", async () => {
  const { send } = counter();
  const of = (accountId: number) => fillKeys.run(database, { accountId });
  await of(1);
  await of(2);
  const bodyHash = createHash("sha256").update("{}").digest();
  await claimKey(database, { accountId: 1, call: "contact", key: "newest", bodyHash });
  const counts = await keyCounts.all(database);
  expect(counts).toEqual([
    { accountId: 1, count: 1000, hasNewest: true },
    { accountId: 2, count: 1000, hasNewest: false },
  ]);
  await send("hello", "anonymous");
  expect(await send("hello", "anonymous")).toMatchObject({ isReplayed: true });
});

test("without a key each call counts", async () => {
  const { send, effects } = counter();
  await send("hello");
  await send("hello");
  expect(effects()).toBe(2);
});
