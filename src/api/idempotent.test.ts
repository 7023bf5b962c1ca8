import { Hono } from "hono";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { forgetIdempotencyKeys } from "#platform/database/idempotency-keys.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { ApiEnvironment } from "./app.ts";
import { idempotent } from "./idempotent.ts";

const database = testDatabase();

/** A call that counts its effects, and takes no message that is called “wrong”. */
function counter() {
  let effectCount = 0;
  const api = new Hono<ApiEnvironment>();
  api.use(async (c, next) => {
    c.set("database", database);
    await next();
  });
  api.onError((_error, c) => c.json({ errors: [] }, 500));
  api.post("/contact", idempotent("contact"), async (c) => {
    const { message } = await c.req.json<{ message: string }>();
    if (message === "broken") throw new Error("Broken");
    if (message === "wrong") return c.json({ errors: [{ msg: "Must be right", param: "message" }] }, 400);
    effectCount += 1;
    return c.json({ _id: String(effectCount) });
  });
  const send = async (message: string, key?: string) => {
    const headers = {
      "content-type": "application/json",
      ...(key !== undefined && { "idempotency-key": key }),
    };
    const answer = await api.request("/contact", {
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
  (_, p: Slots<{ hours: number }>) => sql`
    update idempotency_key set created_at = now() - make_interval(hours => ${p.hours})`,
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

test("one whose process died while it was at work is answered anew", async () => {
  const { send, effects } = counter();
  await send("hello", "e");
  await die.run(database);
  expect(await send("hello", "e")).toMatchObject({ status: 200, isReplayed: false });
  expect(effects()).toBe(2);
});

test("a key is forgotten after a day", async () => {
  const { send } = counter();
  await send("hello", "f");
  await age.run(database, { hours: 23 });
  expect(await forgetIdempotencyKeys(database)).toBe(0);
  await age.run(database, { hours: 25 });
  expect(await forgetIdempotencyKeys(database)).toBe(1);
  expect(await send("hello", "f")).toMatchObject({ status: 200, isReplayed: false });
});

test.each(["", "two words", "x".repeat(256)])("%j is no key", async (key) => {
  const { send, effects } = counter();
  const answer = await send("hello", key);
  expect(answer.status).toBe(400);
  expect(effects()).toBe(0);
});

test("without a key each call counts", async () => {
  const { send, effects } = counter();
  await send("hello");
  await send("hello");
  expect(effects()).toBe(2);
});
