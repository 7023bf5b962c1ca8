import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { forgetOldCases } from "./forget-old-cases.ts";
import { addRemark, remarksOf } from "./remarks.ts";
import { addAdmin, settleSmallCase } from "./small-case.test-support.ts";

let sam: Member;
let ada: Admin;
let reviewId: number;

const database = testWorld(async (world) => {
  ({ sam, ada, reviewId } = await settleSmallCase(world));
});

const review = () => ({ targetType: "review", targetId: reviewId }) as const;
const textsOf = async () => (await remarksOf(database, ada, review())).map(({ by, text }) => [by, text]);

const erase = statement(
  "erase-account-in-remark-test",
  (_, p: Params<{ id: number }>) => sql`delete from account where id = ${p.id}`,
);

const age = statement(
  "age-remarks-in-test",
  () => sql`update case_remark set written_at = written_at - interval '13 months'`,
);

test("what one admin says of a case another reads beside it, in order", async () => {
  await addRemark(database, ada, { ...review(), text: "Wrote the same about Mosa." });
  await addRemark(database, await addAdmin(database, "Eva"), { ...review(), text: "Asked him by letter." });
  expect(await textsOf()).toEqual([
    ["Ada", "Wrote the same about Mosa."],
    ["Eva", "Asked him by letter."],
  ]);
  expect(await remarksOf(database, ada, { ...review(), targetType: "reply" })).toEqual([]);
});

test("of what is not there nothing can be said", async () => {
  const nothing = { targetType: "review", targetId: 987_654, text: "Who is this?" } as const;
  await expect(addRemark(database, ada, nothing)).rejects.toThrow("Not found");
});

test("a remark goes with the account of whoever it is about", async () => {
  await addRemark(database, ada, { ...review(), text: "Wrote the same about Mosa." });
  await erase.run(database, { id: sam.accountId });
  expect(await textsOf()).toEqual([]);
});

test("a remark is kept for a year", async () => {
  await addRemark(database, ada, { ...review(), text: "Wrote the same about Mosa." });
  await forgetOldCases(database);
  expect(await textsOf()).toHaveLength(1);
  await age.run(database);
  await forgetOldCases(database);
  expect(await textsOf()).toEqual([]);
});
