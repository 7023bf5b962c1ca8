import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { beginSignIn } from "./begin-sign-in.ts";
import { hashOfSecret, newSecret } from "./secret.ts";
import { takeSignIn } from "./take-sign-in.ts";

const database = testDatabase();

const EXCHANGE = hashOfSecret("another host");

async function begin(on = database) {
  const browser = newSecret();
  const begun = { provider: "google", locale: "pl", path: "/deals", isStandalone: true } as const;
  return { browser, secrets: await beginSignIn(on, { ...begun, browser, exchangeHash: EXCHANGE }) };
}

const age = statement(
  "age-sign-ins-in-test",
  () => sql`update sign_in set expires_at = expires_at - interval '10 minutes'`,
);

test("what comes back to the browser that began it is known, with all that was kept for it", async () => {
  const { secrets, browser } = await begin();
  const { state, nonce, verifier } = secrets;
  expect(await takeSignIn(database, { provider: "google", state, browser })).toEqual({
    verifier,
    nonce,
    locale: "pl",
    path: "/deals",
    isStandalone: true,
    exchangeHash: EXCHANGE,
  });
});

test("a second time it is not", async () => {
  const { secrets, browser } = await begin();
  const back = { provider: "google", state: secrets.state, browser } as const;
  await takeSignIn(database, back);
  expect(await takeSignIn(database, back)).toBeUndefined();
});

test("nor in another browser, from another provider, or with a state that was never given; and the true one still counts", async () => {
  const [mine, other] = [await begin(), await begin()];
  const back = { provider: "google", state: mine.secrets.state, browser: mine.browser } as const;
  expect(await takeSignIn(database, { ...back, browser: other.browser })).toBeUndefined();
  expect(await takeSignIn(database, { ...back, browser: "" })).toBeUndefined();
  expect(await takeSignIn(database, { ...back, provider: "discord" })).toBeUndefined();
  expect(await takeSignIn(database, { ...back, state: "" })).toBeUndefined();
  expect(
    await takeSignIn(database, { ...back, state: mine.browser, browser: mine.secrets.state }),
  ).toBeUndefined();
  expect(await takeSignIn(database, back)).toBeDefined();
});

test("nor after ten minutes", async () => {
  const { secrets, browser } = await begin();
  await age.run(database);
  expect(await takeSignIn(database, { provider: "google", state: secrets.state, browser })).toBeUndefined();
});

test("all secrets differ", async () => {
  const all = await Promise.all([begin(), begin()]);
  const secrets = all.flatMap(({ secrets: { state, nonce, verifier }, browser }) => [
    state,
    nonce,
    verifier,
    browser,
  ]);
  expect(new Set(secrets).size).toBe(8);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
});

test("of many who come back with one state at once, one counts", async () => {
  const fresh = await freshDatabase();
  const { secrets, browser } = await begin(fresh);
  const back = { provider: "google", state: secrets.state, browser } as const;
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeSignIn(fresh, back)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});
