import { describe, expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase, testWorld } from "./database.ts";

const addRedirect = statement("add-redirect", (db, p: Params<{ from: string }>) =>
  db.insertInto("redirect").values({ from_path: p.from, to_path: "/dam" }),
);
const redirects = statement("redirects", (db) =>
  db.selectFrom("redirect").select("from_path as from").orderBy("from_path"),
);

describe("the database of a test", () => {
  const database = testDatabase();

  test.each(["first", "second"])("is empty for the %s test, whatever the other one wrote", async () => {
    expect(await redirects.all(database)).toEqual([]);
    await addRedirect.run(database, { from: "/here" });
    await database.transaction((tx) => addRedirect.run(tx, { from: "/there" }));
    expect(await redirects.all(database)).toEqual([{ from: "/here" }, { from: "/there" }]);
  });

  test("goes on after a statement that failed, like a pool", async () => {
    await addRedirect.run(database, { from: "/here" });
    await expect(addRedirect.run(database, { from: "/here" })).rejects.toMatchObject({ code: "23505" });
    expect(await redirects.all(database)).toEqual([{ from: "/here" }]);
  });

  test("takes back a transaction that failed", async () => {
    const work = database.transaction(async (tx) => {
      await addRedirect.run(tx, { from: "/here" });
      throw new Error("broke");
    });
    await expect(work).rejects.toThrow("broke");
    expect(await redirects.all(database)).toEqual([]);
  });

  test("lets use cases run side by side", async () => {
    const add = (from: string) => database.transaction((tx) => addRedirect.run(tx, { from }));
    await Promise.all([add("/here"), add("/there"), redirects.all(database)]);
    expect(await redirects.all(database)).toHaveLength(2);
  });

  test("refuses to be used in the midst of its own transaction, where production would leave half behind", async () => {
    const work = database.transaction(() => addRedirect.run(database, { from: "/here" }));
    await expect(work).rejects.toThrow("use what it hands you");
  });
});

describe("the world of a file", () => {
  let settledCount = 0;
  const database = testWorld(async (database) => {
    settledCount++;
    await addRedirect.run(database, { from: "/settled" });
  });

  test.each(["first", "second"])("is the same for the %s test, whatever the other one wrote", async () => {
    expect(await redirects.all(database)).toEqual([{ from: "/settled" }]);
    await addRedirect.run(database, { from: "/here" });
    await database.transaction((tx) => addRedirect.run(tx, { from: "/there" }));
    await expect(addRedirect.run(database, { from: "/here" })).rejects.toMatchObject({ code: "23505" });
    expect(await redirects.all(database)).toHaveLength(3);
    expect(settledCount).toBe(1);
  });
});
