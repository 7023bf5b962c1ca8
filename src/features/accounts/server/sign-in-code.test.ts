import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { addMember } from "./people.test-support.ts";
import { hashOfSecret } from "./secret.ts";
import { makeSignInCode, redeemSignInCode } from "./sign-in-code.ts";

const database = testDatabase();

const SPENT = { kind: "invalid", errors: [{ msg: "Is used or too old", param: "code" }] };

const age = statement(
  "age-codes-in-test",
  () => sql`update sign_in_code set expires_at = expires_at - interval '60 seconds'`,
);
const kept = statement(
  "codes-in-test",
  () => sql<{ row: string }>`select sign_in_code::text as row from sign_in_code`,
  {
    isRead: true,
  },
);

const BROWSER = "this browser";

async function code(on = database) {
  const { accountId } = await addMember(on);
  const signedIn = { accountId, path: "/deals?page=2", isNew: true };
  const made = await makeSignInCode(on, { ...signedIn, browserHash: hashOfSecret(BROWSER) });
  return { signedIn, code: made };
}

const redeem = (shown: string, { on = database, ...more } = {} as Partial<Redeemed>) =>
  redeemSignInCode(on, { code: shown, browser: BROWSER, signedInId: null, mayChange: false, ...more });

type Redeemed = { on: typeof database; browser: string; signedInId: number | null; mayChange: boolean };

test("a code says once who signed in, and where they were", async () => {
  const made = await code();
  expect(await redeem(made.code)).toEqual({ ...made.signedIn, hasSecondFactor: false });
  await expect(redeem(made.code)).rejects.toMatchObject(SPENT);
});

test("after a minute it says nothing any more, and is gone", async () => {
  const made = await code();
  await age.run(database);
  await expect(redeem(made.code)).rejects.toMatchObject(SPENT);
  expect(await kept.all(database)).toEqual([]);
});

test.each(["", "x", "0".repeat(43), "\u0000", "' or 1=1 --"])("%j was never made", async (guess) => {
  await code();
  await expect(redeem(guess)).rejects.toMatchObject({ kind: "invalid" });
  expect(await kept.all(database)).toHaveLength(1);
});

test.each(["", "another browser"])(
  "a code that another client shows, with the cookie %j, is worth nothing to it, and nothing to anybody after that",
  async (browser) => {
    const made = await code();
    await expect(redeem(made.code, { browser })).rejects.toMatchObject({
      kind: "invalid",
      errors: [{ msg: "Was begun in another browser", param: "code" }],
    });
    await expect(redeem(made.code)).rejects.toMatchObject(SPENT);
  },
);

test("a browser without the cookie gets nothing, even where somebody had the hash of no cookie written down", async () => {
  const { accountId } = await addMember(database);
  const browserHash = hashOfSecret("");
  const made = await makeSignInCode(database, { accountId, path: "/", isNew: false, browserHash });
  await expect(redeem(made, { browser: "" })).rejects.toMatchObject({ kind: "invalid" });
});

test("whoever is logged in as somebody else is asked first, with ten minutes to answer", async () => {
  const other = await addMember(database);
  const made = await code();
  const signedInId = other.accountId;
  await expect(redeem(made.code, { signedInId })).rejects.toMatchObject({
    kind: "conflict",
    errors: [{ msg: "Somebody else is logged in here", param: "code" }],
  });
  await age.run(database);
  expect(await redeem(made.code, { signedInId, mayChange: true })).toMatchObject(made.signedIn);
});

test("whoever logs in anew as themselves is not asked", async () => {
  const made = await code();
  expect(await redeem(made.code, { signedInId: made.signedIn.accountId })).toMatchObject(made.signedIn);
});

test("a code that is too old asks nobody", async () => {
  const other = await addMember(database);
  const made = await code();
  await age.run(database);
  await expect(redeem(made.code, { signedInId: other.accountId })).rejects.toMatchObject(SPENT);
});

test("what is kept of a code is of no use to whoever reads the database", async () => {
  const made = await code();
  const rows = JSON.stringify(await kept.all(database));
  expect(made.code).toMatch(/^[\w-]{43}$/);
  expect(rows).not.toContain(made.code);
  expect(rows).not.toContain(Buffer.from(made.code, "base64url").toString("hex"));
});

test("of many who come with one code at once, one is let in", async () => {
  const fresh = await freshDatabase();
  const made = await code(fresh);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(made.code, { on: fresh })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
