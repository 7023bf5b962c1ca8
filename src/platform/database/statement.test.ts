import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type Params, statement } from "./statement.ts";

const addRedirect = statement("add-redirect", (db, p: Params<{ from: string; to: string }>) =>
  db.insertInto("redirect").values({ from_path: p.from, to_path: p.to }),
);
const redirectsTo = statement("redirects-to", (db, p: Params<{ to: string }>) =>
  db
    .selectFrom("redirect")
    .select(["from_path as from", "created_at as createdAt"])
    .where("to_path", "=", p.to)
    .orderBy("from_path"),
);
const redirectsFrom = statement(
  "redirects-from",
  (_, p: Params<{ from: string[] }>) =>
    sql<{ to: string }>`select to_path as to from redirect where from_path = any(${p.from})`,
);
const removeRedirects = statement("remove-redirects", (db, p: Params<{ to: string }>) =>
  db.deleteFrom("redirect").where("to_path", "=", p.to).returning("from_path as from"),
);
const preparedNames = statement(
  "prepared-names",
  () => sql<{ name: string }>`select name from pg_prepared_statements`,
);

describe("a statement", () => {
  const database = testDatabase();

  test("gives all rows, the first one, or undefined where there is none", async () => {
    await addRedirect.run(database, { from: "/b", to: "/dam" });
    await addRedirect.run(database, { from: "/a", to: "/dam" });
    const rows = await redirectsTo.all(database, { to: "/dam" });
    expect(rows.map(({ from }) => from)).toEqual(["/a", "/b"]);
    expect(rows[0]?.createdAt).toBeInstanceOf(Date);
    expect((await redirectsTo.first(database, { to: "/dam" }))?.from).toBe("/a");
    expect(await redirectsTo.first(database, { to: "/nowhere" })).toBeUndefined();
  });

  test("says how many rows it changed", async () => {
    expect(await addRedirect.run(database, { from: "/a", to: "/dam" })).toBe(1);
    expect(await removeRedirects.run(database, { to: "/dam" })).toBe(1);
    expect(await removeRedirects.run(database, { to: "/dam" })).toBe(0);
  });

  test("gives the rows that a write returns", async () => {
    await addRedirect.run(database, { from: "/a", to: "/dam" });
    expect(await removeRedirects.all(database, { to: "/dam" })).toEqual([{ from: "/a" }]);
  });

  test("takes a list with any()", async () => {
    await addRedirect.run(database, { from: "/a", to: "/dam" });
    expect(await redirectsFrom.all(database, { from: ["/a", "/b"] })).toEqual([{ to: "/dam" }]);
  });

  test("runs inside a transaction", async () => {
    await database.transaction((tx) => addRedirect.run(tx, { from: "/a", to: "/dam" }));
    expect(await redirectsTo.all(database, { to: "/dam" })).toHaveLength(1);
  });

  test("is written once and prepared once on a connection", async () => {
    let builtCount = 0;
    const count = statement("count-redirects", (db) => {
      builtCount++;
      return db.selectFrom("redirect").select(({ fn }) => fn.countAll<number>().as("count"));
    });
    expect(builtCount).toBe(0);
    await count.first(database);
    expect(await count.first(database)).toEqual({ count: 0 });
    expect(builtCount).toBe(1);
    const prepared = await preparedNames.all(database);
    expect(prepared.filter(({ name }) => name.startsWith("count-redirects-"))).toHaveLength(1);
  });

  test("may be edited under the same name while the server runs", async () => {
    const before = statement("edited", () => sql<{ answer: number }>`select 1 as answer`);
    const after = statement("edited", () => sql<{ answer: number }>`select 2 as answer`);
    expect(await before.first(database)).toEqual({ answer: 1 });
    expect(await after.first(database)).toEqual({ answer: 2 });
  });
});

describe("a statement is refused", () => {
  const database = testDatabase();

  test("when PostgreSQL would cut its name", () => {
    expect(() => statement("a".repeat(64), () => sql`select 1`)).toThrow("at most 53 letters");
  });

  test("when it says *", async () => {
    const everything = statement("everything", (db) => db.selectFrom("redirect").selectAll());
    await expect(everything.all(database)).rejects.toThrow("name the columns");
  });

  test("when it builds text out of a parameter, which has no value yet", async () => {
    const searched = statement(
      "searched",
      (_, p: Params<{ word: string }>) => sql<{ word: string }>`select ${`%${p.word}%`}::text as word`,
    );
    await expect(searched.all(database, { word: "dam" })).rejects.toThrow('"word" has no value yet');
  });
});
