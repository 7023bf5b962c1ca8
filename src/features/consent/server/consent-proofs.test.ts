import { expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { consentProofs } from "./consent-proofs.ts";

const database = testDatabase();

const stored = statement("stored-proofs", (db) =>
  db.selectFrom("consent").select(["choice", "given_at as givenAt"]).orderBy("given_at"),
);

test("proofs given while the database is away are stored when it is back, with the moment they were given", async () => {
  let isAway = true;
  const gone = Object.assign(new Error("gone"), { kind: "unavailable" });
  const atTimes: Database = {
    execute: (asked) => (isAway ? Promise.reject(gone) : database.execute(asked)),
    transaction: (work) => database.transaction(work),
  };
  const proofs = consentProofs(atTimes, { tryAgainMs: 5 });
  const given = [new Date("2026-03-01T10:00:00Z"), new Date("2026-03-01T10:00:01Z")];
  for (const givenAt of given) {
    await proofs.store({ choice: "all", language: "de", host: "localhost", givenAt });
  }
  expect(await stored.all(database)).toEqual([]);
  isAway = false;
  await expect.poll(() => stored.all(database)).toEqual(given.map((givenAt) => ({ choice: "all", givenAt })));
});
