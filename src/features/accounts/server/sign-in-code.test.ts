import { sql } from "kysely";
import { expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { addMember } from "./people.test-support.ts";
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

async function code(on = database) {
  const { accountId } = await addMember(on);
  const signedIn = { accountId, path: "/deals?page=2", isNew: true };
  return { signedIn, code: await makeSignInCode(on, signedIn) };
}

test("a code says once who signed in, and where they were", async () => {
  const made = await code();
  expect(await redeemSignInCode(database, made.code)).toEqual({ ...made.signedIn, hasSecondFactor: false });
  await expect(redeemSignInCode(database, made.code)).rejects.toMatchObject(SPENT);
});

test("after a minute it says nothing any more, and is gone", async () => {
  const made = await code();
  await age.run(database);
  await expect(redeemSignInCode(database, made.code)).rejects.toMatchObject(SPENT);
  expect(await kept.all(database)).toEqual([]);
});

test.each(["", "x", "0".repeat(43), "\u0000", "' or 1=1 --"])("%j was never made", async (guess) => {
  await code();
  await expect(redeemSignInCode(database, guess)).rejects.toMatchObject({ kind: "invalid" });
  expect(await kept.all(database)).toHaveLength(1);
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
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => redeemSignInCode(fresh, made.code)),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
