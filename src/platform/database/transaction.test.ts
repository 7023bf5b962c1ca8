import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { emptyDatabase } from "#tests/support/fresh-database.ts";
import type { Database } from "./database.ts";
import { type Params, statement } from "./statement.ts";

const makeAccounts = statement(
  "make-accounts",
  () => sql`create table account as select owner, 10 as cents from unnest(array['ann', 'bob']) as owner`,
);
const centsOf = statement(
  "cents-of",
  (_, p: Params<{ owner: string }>) =>
    sql<{ cents: number }>`select cents from account where owner = ${p.owner}`,
  { isRead: true },
);
const addCents = statement(
  "add-cents",
  (_, p: Params<{ owner: string; cents: number }>) =>
    sql`update account set cents = cents + ${p.cents} where owner = ${p.owner}`,
);
const beSerializable = statement("be-serializable", () => sql`set transaction isolation level serializable`);
const fail = statement("fail", () => sql`select 1 / 0`);

async function accounts(): Promise<Database> {
  const database = await emptyDatabase();
  await makeAccounts.run(database);
  return database;
}

async function cents(database: Database, owner = "ann"): Promise<number | undefined> {
  return (await centsOf.first(database, { owner }))?.cents;
}

/** A barrier: lets callers continue only when all of them have reached it. */
function meeting(size: number): () => Promise<void> {
  const everybody = Promise.withResolvers<void>();
  let missing = size;
  return () => {
    if (--missing === 0) everybody.resolve();
    return everybody.promise;
  };
}

// The driver warns once a process when statements pile up on one connection; its next version will refuse them.
const warned = vi.spyOn(process, "emitWarning");

describe("a transaction", () => {
  test("lets use cases read side by side on its one connection", async () => {
    const database = await accounts();
    const owners = ["ann", "bob", "nobody"];
    const read = database.transaction((tx) => Promise.all(owners.map((owner) => cents(tx, owner))));
    expect(await read).toEqual([10, 10, undefined]);
    expect(warned).not.toHaveBeenCalled();
  });

  test("happens as a whole", async () => {
    const database = await accounts();
    const moved = await database.transaction(async (tx) => {
      await addCents.run(tx, { owner: "ann", cents: -3 });
      expect(await cents(database)).toBe(10);
      await addCents.run(tx, { owner: "bob", cents: 3 });
      return "moved";
    });
    expect(moved).toBe("moved");
    expect([await cents(database), await cents(database, "bob")]).toEqual([7, 13]);
  });

  test("leaves nothing when its work throws, and throws the same", async () => {
    const database = await accounts();
    const broke = new Error("broke");
    const work = database.transaction(async (tx) => {
      await addCents.run(tx, { owner: "ann", cents: 1 });
      throw broke;
    });
    await expect(work).rejects.toBe(broke);
    expect(await cents(database)).toBe(10);
  });

  test("that loses a serialisation race is run again as a whole", async () => {
    const database = await accounts();
    const meet = meeting(2);
    let runCount = 0;
    const doubled = () =>
      database.transaction(async (tx) => {
        runCount++;
        await beSerializable.run(tx);
        const before = (await cents(tx)) ?? 0;
        await meet();
        await addCents.run(tx, { owner: "ann", cents: before });
      });
    await Promise.all([doubled(), doubled()]);
    expect(await cents(database)).toBe(40);
    expect(runCount).toBe(3);
  });

  test("that is chosen to end a deadlock is run again as a whole", async () => {
    const database = await accounts();
    const meet = meeting(2);
    const move = (owners: [string, string]) =>
      database.transaction(async (tx) => {
        await addCents.run(tx, { owner: owners[0], cents: 1 });
        await meet();
        await addCents.run(tx, { owner: owners[1], cents: 1 });
      });
    await Promise.all([move(["ann", "bob"]), move(["bob", "ann"])]);
    expect([await cents(database), await cents(database, "bob")]).toEqual([12, 12]);
  });

  test("is given up when it loses the race three times", async () => {
    const database = await accounts();
    let runCount = 0;
    const lose = statement("lose", () => sql`do $$ begin raise 'lost' using errcode = '40001'; end $$`);
    const work = database.transaction((tx) => {
      runCount++;
      return lose.run(tx);
    });
    await expect(work).rejects.toMatchObject({ kind: "unavailable", code: "40001" });
    expect(runCount).toBe(3);
  });

  test("never passes for done when an error in it was passed over", async () => {
    const database = await accounts();
    const work = database.transaction(async (tx) => {
      await addCents.run(tx, { owner: "ann", cents: 1 });
      await fail.run(tx).catch(() => undefined);
    });
    await expect(work).rejects.toThrow("nothing was written");
    expect(await cents(database)).toBe(10);
  });

  test("that ends in an error keeps nothing of what still waited for its turn", async () => {
    const database = await accounts();
    const work = database.transaction((tx) => {
      const add = () => addCents.run(tx, { owner: "ann", cents: 1 });
      return Promise.all([add(), fail.run(tx), add(), add(), add()]);
    });
    await expect(work).rejects.toMatchObject({ code: "22012" });
    expect(await cents(database)).toBe(10);
  });

  test("keeps nothing when something in it was not awaited", async () => {
    const database = await accounts();
    let late: Promise<unknown> | undefined;
    const work = database.transaction(async (tx) => {
      late = Promise.allSettled([addCents.run(tx, { owner: "ann", cents: 1 })]);
    });
    await expect(work).rejects.toThrow("await everything");
    await late;
    expect(await cents(database)).toBe(10);
  });

  test("takes nothing more once it is over", async () => {
    const database = await accounts();
    const kept = await database.transaction(async (tx) => tx);
    await expect(cents(kept)).rejects.toThrow("was not awaited");
    await expect(kept.transaction(async () => "late")).rejects.toThrow("was not awaited");
  });
});

describe("a transaction inside a transaction", () => {
  test("that throws takes back its own part and no more", async () => {
    const database = await accounts();
    await database.transaction(async (tx) => {
      await addCents.run(tx, { owner: "ann", cents: 1 });
      const inner = tx.transaction(async (nested) => {
        await addCents.run(nested, { owner: "ann", cents: 100 });
        await fail.run(nested);
      });
      await expect(inner).rejects.toMatchObject({ code: "22012" });
    });
    expect(await cents(database)).toBe(11);
  });

  test("waits for the one beside it, so that neither takes back the other's part", async () => {
    const database = await accounts();
    await database.transaction(async (tx) => {
      const broken = tx.transaction(async (nested) => {
        await addCents.run(nested, { owner: "ann", cents: 100 });
        await fail.run(nested);
      });
      const kept = tx.transaction((nested) => addCents.run(nested, { owner: "ann", cents: 1 }));
      const settled = await Promise.allSettled([broken, kept]);
      expect(settled.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    });
    expect(await cents(database)).toBe(11);
  });
});
