import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetOldConsents } from "./forget-old-consents.ts";
import { recordConsent } from "./record-consent.ts";

const database = testDatabase();

const consents = statement("test-consents", (db) =>
  db.selectFrom("consent").select(["choice", "language", "host", "version"]),
);

const age = statement(
  "test-age-consents",
  () =>
    sql`update consent set given_at = now() - interval '5 years' - interval '1 minute' where choice = 'req'`,
);

test("an answer leaves what was chosen, in which wording and where, and nothing of who", async () => {
  await recordConsent(database, {
    choice: "all",
    language: "de",
    host: "de.example.org",
    givenAt: new Date(),
  });
  expect(await consents.all(database)).toEqual([
    { choice: "all", language: "de", host: "de.example.org", version: 2 },
  ]);
});

test("after five years the proof is forgotten, and not a day before", async () => {
  await recordConsent(database, { choice: "all", language: "nl", host: "example.org", givenAt: new Date() });
  await recordConsent(database, { choice: "req", language: "nl", host: "example.org", givenAt: new Date() });
  await age.run(database);
  expect(await forgetOldConsents(database)).toBe(1);
  expect((await consents.all(database)).map(({ choice }) => choice)).toEqual(["all"]);
});
