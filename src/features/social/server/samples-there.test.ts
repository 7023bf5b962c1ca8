import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addPersonas } from "#features/accounts/server/add-personas.ts";
import { testDatabase } from "#tests/support/database.ts";
import { samplesThere } from "./samples-there.ts";

const database = testDatabase();

test("a site with real people only has nothing to be told of", async () => {
  await addMember(database);
  expect(await samplesThere(database)).toBeUndefined();
});

test("invented people are told of, and how many of them have a role", async () => {
  await addPersonas(database);
  expect(await samplesThere(database)).toMatch(
    /^The database has 0 invented shops and 7 invented people, \d of them with a role: npm run cli -- demo remove/,
  );
});
