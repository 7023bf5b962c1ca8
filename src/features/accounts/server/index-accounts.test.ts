import { sql } from "kysely";
import { expect, test } from "vitest";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { accountOfIdentity } from "./account-of-identity.ts";
import { indexAccounts } from "./index-accounts.ts";
import type { Member } from "./members.ts";
import { addMember, choosePrivacy, leave } from "./people.test-support.ts";

const database = testDatabase();

const rename = statement(
  "rename-account-in-test",
  (_, p: Params<{ accountId: number; name: string }>) =>
    sql`update account set name = ${p.name} where id = ${p.accountId}`,
);
const erase = statement("erase-account-in-test", (db, p: Params<{ accountId: number }>) =>
  db.deleteFrom("account").where("id", "=", p.accountId),
);

const namesFor = async (question: string) =>
  (await autocomplete(database, { kinds: ["users"], question, locale: "nl" })).map(({ name }) => name);

const index = ({ accountId }: Member) => indexAccounts(database, { accountIds: [accountId] });

test("people are found by their name and by a later one", async () => {
  const noor = await addMember(database, { name: "Noor de Vries" });
  await index(noor);
  for (const question of ["no", "noor", "vries", "nor de vries"])
    expect(await namesFor(question)).toEqual(["Noor de Vries"]);
  await rename.run(database, { accountId: noor.accountId, name: "Hazelnoot" });
  await index(noor);
  expect([await namesFor("noor"), await namesFor("hazel")]).toEqual([[], ["Hazelnoot"]]);
});

test.each([{ searchable: "nobody" }, { profile: "friends" }, { profile: "nobody" }] as const)(
  "whoever chooses %j is found no longer, and again when they choose otherwise",
  async (privacy) => {
    const noor = await addMember(database, { name: "Noor" });
    await index(noor);
    await choosePrivacy(database, noor, privacy);
    await index(noor);
    for (const question of ["no", "noor"]) expect(await namesFor(question)).toEqual([]);
    await choosePrivacy(database, noor, {});
    await index(noor);
    expect(await namesFor("noor")).toEqual(["Noor"]);
  },
);

test("nobody is found by the name that the site gave them", async () => {
  const { accountId } = await accountOfIdentity(database, {
    provider: "google",
    subject: "1",
    locale: "nl",
  });
  await indexAccounts(database, { accountIds: [accountId] });
  expect(await namesFor("guest")).toEqual([]);
});

test("who leaves is found no longer, nor who is erased", async () => {
  const [noor, sam] = [
    await addMember(database, { name: "Noor" }),
    await addMember(database, { name: "Sam" }),
  ];
  await indexAccounts(database, { accountIds: [noor.accountId, sam.accountId] });
  await leave(database, noor);
  await erase.run(database, sam);
  await indexAccounts(database, { accountIds: [noor.accountId, sam.accountId] });
  expect([await namesFor("noor"), await namesFor("sam")]).toEqual([[], []]);
});
