import type { Context } from "hono";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { answered } from "./answered.ts";
import type { ApiEnvironment } from "./app.ts";

const database = testDatabase();

const write = statement(
  "write-in-answered-test",
  () => sql`insert into spent_captcha (hash) values (sha256('done'))`,
);
const written = statement("written-in-answered-test", () => sql`select from spent_captcha`, { isRead: true });

type KeepAnswer = (tx: Database, answer: object) => Promise<void>;

const callOf = (keepAnswer?: KeepAnswer) =>
  ({
    get: (name: string) => (name === "database" ? database : keepAnswer),
  }) as unknown as Context<ApiEnvironment>;

test("what a call did is undone where its answer is not kept", async () => {
  const call = callOf(() => Promise.reject(new Error("not kept")));
  await expect(answered(call, async (tx) => void (await write.run(tx)))).rejects.toThrow("not kept");
  expect(await written.all(database)).toEqual([]);
});

test("an answer is kept with what was done, and what answers nothing is answered as nothing", async () => {
  const kept: object[] = [];
  const call = callOf(async (_tx, answer) => void kept.push(answer));
  expect(await answered(call, async (tx) => ({ count: await write.run(tx) }))).toEqual({ count: 1 });
  expect(await answered(call, async () => undefined)).toEqual({});
  expect(kept).toEqual([{ count: 1 }, {}]);
  expect(await answered(callOf(), async () => ({ isWithoutKey: true }))).toEqual({ isWithoutKey: true });
});
