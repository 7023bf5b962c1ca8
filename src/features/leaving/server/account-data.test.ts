import { expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { ACCOUNT_DATA } from "./account-data.ts";
import { run } from "./planted-account.test-support.ts";

const database = testDatabase();

interface Key {
  table: string;
  column: string;
  target: string;
  cascades: boolean;
}

const KEYS = `
  select conrelid::regclass::text as "table", conrelid::regclass || '.' || attname as "column",
    confrelid::regclass::text as target, confdeltype = 'c' as cascades
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f'`;

const NAMED_LIKE_KEYS = `
  select table_name || '.' || column_name as "column" from information_schema.columns
  where table_schema = 'public' and column_name ~ '(^|_)(account|user|member)_id$'`;

/** Every key that leads to an account, also by way of a row that goes with one. */
async function keysToAccounts(on: Database): Promise<Key[]> {
  const keys = (await run(on, KEYS)) as Key[];
  const owned = new Set(["account"]);
  for (let sizeBefore = 0; sizeBefore < owned.size;) {
    sizeBefore = owned.size;
    for (const { table, target, cascades } of keys) if (cascades && owned.has(target)) owned.add(table);
  }
  return keys.filter(({ target }) => owned.has(target));
}

async function withoutRule(on: Database): Promise<string[]> {
  const keys = (await keysToAccounts(on)).map(({ column }) => column);
  const named = ((await run(on, NAMED_LIKE_KEYS)) as { column: string }[]).map(({ column }) => column);
  return [...new Set([...keys, ...named])].filter((column) => !(column in ACCOUNT_DATA)).toSorted();
}

const advice =
  "say in features/leaving/server/account-data.ts what an export tells of it and how it is erased";

test("every column that says whose a row is has a rule of export and one of erasure", async () => {
  expect((await withoutRule(database)).map((column) => `${column}: ${advice}`)).toEqual([]);
});

test("a new table with a key to accounts, or to what is theirs, would be found", async () => {
  await run(database, "create table diary (id bigint primary key, writer bigint references account)");
  await run(
    database,
    "create table diary_page (id bigint, session bigint references session on delete cascade)",
  );
  await run(database, "create table opinion (user_id bigint)");
  expect(await withoutRule(database)).toEqual(["diary.writer", "diary_page.session", "opinion.user_id"]);
});

test("what goes with the account is said to, by a key that cascades", async () => {
  const keys = await keysToAccounts(database);
  const wrong = keys.filter(
    ({ column, cascades }) => (ACCOUNT_DATA[column]?.erased === "withAccount") !== cascades,
  );
  expect(wrong.map(({ column }) => column)).toEqual([]);
});

test("no rule is for a column that is gone", async () => {
  const columns = (await run(
    database,
    `select table_name || '.' || column_name as "column" from information_schema.columns where table_schema = 'public'`,
  )) as { column: string }[];
  const known = new Set(columns.map(({ column }) => column));
  expect(Object.keys(ACCOUNT_DATA).filter((column) => !known.has(column))).toEqual([]);
});

test("each file of an export is told once", () => {
  const topics = Object.values(ACCOUNT_DATA).flatMap(({ told }) => ("topic" in told ? [told.topic] : []));
  expect(new Set(topics).size).toBe(topics.length);
  const named = Object.values(ACCOUNT_DATA).flatMap(({ told }) => ("inFile" in told ? [told.inFile] : []));
  expect(named.filter((file) => ![...topics, "portrait"].includes(file))).toEqual([]);
});
