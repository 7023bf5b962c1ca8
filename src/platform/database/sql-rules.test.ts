import { sql } from "kysely";
import { expect, test } from "vitest";
import { compileOnlyKysely as db } from "./statement.ts";
import { checkSql, isPlainRead } from "./sql-rules.ts";

test.each([
  "select * from shop",
  "select shop.* from shop",
  "select id, * from shop",
  'select "s".* from shop as "s"',
  "update shop set rank = 1 returning *",
])("%s is refused: a new column would break it on every open connection", (text) => {
  expect(() => checkSql("star", text)).toThrow("name the columns");
});

test.each([
  "select count(*) from shop",
  "select 2 * rank from shop",
  "select '*' as star",
  'select "*" from shop',
])("%s names its columns", (text) => {
  expect(() => checkSql("no-star", text)).not.toThrow();
});

test("a select from a table may be asked twice", () => {
  expect(isPlainRead(db.selectFrom("city").select("slug").compile())).toBe(true);
});

test("a select that locks, a write and whatever hides in raw SQL may not", () => {
  const add = db.insertInto("redirect").values({ from_path: "/a", to_path: "/b" });
  expect(isPlainRead(db.selectFrom("city").select("slug").forUpdate().compile())).toBe(false);
  expect(isPlainRead(add.returning("to_path").compile())).toBe(false);
  const added = db
    .with("added", () => add.returning("to_path"))
    .selectFrom("added")
    .select("to_path");
  expect(isPlainRead(added.compile())).toBe(false);
  expect(isPlainRead(sql`select add_job('mail')`.compile(db))).toBe(false);
});
