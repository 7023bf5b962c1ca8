import { expect, test } from "vitest";
import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { blockUser } from "./block-user.ts";
import { findPeople } from "./find-people.ts";

const database = testDatabase();

async function person(name: string): Promise<Member> {
  const member = await addMember(database, { name });
  await indexAccounts(database, { accountIds: [member.accountId] });
  return member;
}

const namesFor = async (question: string, viewer?: Member) =>
  (await findPeople(database, { question, viewerId: viewer?.accountId ?? null, locale: "nl" })).map(
    ({ name }) => name,
  );

test("people are found by their name, with and without the @", async () => {
  await person("Noortje");
  for (const question of ["noor", "@noor", " @ Noor "]) expect(await namesFor(question)).toEqual(["Noortje"]);
});

test("one letter finds nobody: it would list them all", async () => {
  await person("Noortje");
  for (const question of ["", "@", "n", "@n"]) expect(await namesFor(question)).toEqual([]);
});

test("who blocked one another do not find each other, while others find both", async () => {
  const noor = await person("Noortje");
  const other = await person("Noorderlicht");
  await blockUser(database, noor, { userId: other.accountId, block: true });
  expect(await namesFor("@noor", noor)).toEqual(["Noortje"]);
  expect(await namesFor("@noor", other)).toEqual(["Noorderlicht"]);
  expect((await namesFor("@noor")).toSorted()).toEqual(["Noorderlicht", "Noortje"]);
});
