import { expect, test } from "vitest";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { blockUser } from "./block-user.ts";
import { peopleFound } from "./people-found.ts";

const database = testDatabase();

test("people come in the order in which they were found, without those who are gone", async () => {
  const [kees, noor, sam] = await Promise.all(
    ["Kees", "Noor", "Sam"].map((name) => addMember(database, { name })),
  );
  if (!kees || !noor || !sam) throw new Error("Nobody");
  await leave(database, kees);
  const accountIds = [sam, kees, noor].map(({ accountId }) => accountId);
  const people = await peopleFound(database, { accountIds: [...accountIds, 0], viewerId: null });
  expect(people.map(({ name }) => name)).toEqual(["Sam", "Noor"]);
});

test("who has blocked the other does not find them, and is not found by them", async () => {
  const noor = await addMember(database, { name: "Noor" });
  const sam = await addMember(database, { name: "Sam" });
  await blockUser(database, noor, { userId: sam.accountId, block: true });
  const accountIds = [noor.accountId, sam.accountId];
  const seenBy = async (viewerId: number | null) =>
    (await peopleFound(database, { accountIds, viewerId })).map(({ name }) => name);
  expect(await seenBy(noor.accountId)).toEqual(["Noor"]);
  expect(await seenBy(sam.accountId)).toEqual(["Sam"]);
  expect(await seenBy(null)).toEqual(["Noor", "Sam"]);
});
