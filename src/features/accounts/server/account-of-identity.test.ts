import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { accountOfIdentity } from "./account-of-identity.ts";

const database = testDatabase();

const accounts = statement("accounts-in-test", (db) =>
  db
    .selectFrom("account")
    .select(["id", "name", "url", "locale", "default_picture as picture", "onboarding_step as step"])
    .orderBy("id"),
);

const google = (subject: string) => ({ provider: "google", subject, locale: "cz" }) as const;

test("the first time somebody gets an account with a name and a picture of the site", async () => {
  const { accountId, isNew } = await accountOfIdentity(database, google("107"));
  expect(isNew).toBe(true);
  const [account] = await accounts.all(database);
  expect(account).toMatchObject({ id: accountId, locale: "cz", step: "pickTypes" });
  // A Czech word in the name, and an address that is the same in all languages.
  expect(account?.name).toMatch(/^Host \d{5,7}$/);
  expect(account?.url).toBe(account?.name.replace("Host ", "guest-"));
  expect([1, 2, 3, 4, 5]).toContain(account?.picture);
});

test("the second time they get the same, whatever language they come in", async () => {
  const { accountId } = await accountOfIdentity(database, google("107"));
  expect(await accountOfIdentity(database, { ...google("107"), locale: "nl" })).toEqual({
    accountId,
    isNew: false,
  });
  expect((await accounts.all(database)).map(({ locale }) => locale)).toEqual(["cz"]);
});

test("the same id of another provider is somebody else", async () => {
  const one = await accountOfIdentity(database, google("107"));
  const other = await accountOfIdentity(database, { ...google("107"), provider: "discord" });
  expect([other.isNew, other.accountId === one.accountId]).toEqual([true, false]);
});

test("ids that differ in case, or by a space, are two people", async () => {
  const ids = await Promise.all(
    ["abc", "ABC", "abc "].map(
      async (subject) => (await accountOfIdentity(database, google(subject))).accountId,
    ),
  );
  expect(new Set(ids).size).toBe(3);
});

test("who signs in many times at once for the first time has one account, and is new in one of them", async () => {
  const fresh = await freshDatabase();
  for (const subject of ["1", "2", "3"]) {
    const all = await Promise.all(
      Array.from({ length: 12 }, () => accountOfIdentity(fresh, google(subject))),
    );
    expect(new Set(all.map(({ accountId }) => accountId)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
  }
  expect(await accounts.all(fresh)).toHaveLength(3);
});
