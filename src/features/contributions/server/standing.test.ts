import { expect, test } from "vitest";
import { sql } from "kysely";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { earn, takeBack } from "./earn.ts";
import { standingOf } from "./standing-of.ts";
import { trustOf } from "./trust-of.ts";

const database = testDatabase();

const age = statement(
  "age-account-in-test",
  (_, p: Params<{ accountId: number; days: number }>) =>
    sql`update account set created_at = now() - make_interval(days => ${p.days}) where id = ${p.accountId}`,
);

const makeMod = statement(
  "make-mod-in-test",
  (_, p: Params<{ accountId: number }>) =>
    sql`insert into account_role (account_id, role) values (${p.accountId}, 'mod')`,
);

async function earnEdits(accountId: number, count: number): Promise<void> {
  for (let place = 1; place <= count; place += 1)
    await earn(database, { accountId, kind: "edit", subject: `change/${accountId}${place}` });
}

test("points add up, and the rank follows them", async () => {
  const { accountId } = await addMember(database);
  expect(await standingOf(database, accountId)).toEqual({ points: 0, level: 1, productType: null });
  await earn(database, { accountId, kind: "review", subject: "review/1", productType: "hash" });
  await earn(database, { accountId, kind: "fact", subject: "fact/1" });
  await earn(database, { accountId, kind: "menuPhoto", subject: "menuImage/1" });
  await earnEdits(accountId, 3);
  expect(await standingOf(database, accountId)).toEqual({ points: 20, level: 2, productType: "hash" });
});

test("rank 5 is called by the type of product contributed to most", async () => {
  const { accountId } = await addMember(database);
  for (const [place, productType] of (["weed", "edibles", "edibles", null] as const).entries())
    await earn(database, { accountId, kind: "edit", subject: `change/${place + 1}`, productType });
  expect(await standingOf(database, accountId)).toMatchObject({ productType: "edibles" });
});

test("nothing earns twice, nor for two people, and what is taken back is gone", async () => {
  const [sam, noor] = [await addMember(database), await addMember(database)];
  for (const { accountId } of [sam, sam, noor])
    await earn(database, { accountId, kind: "review", subject: "review/7" });
  expect(await standingOf(database, sam.accountId)).toMatchObject({ points: 5 });
  expect(await standingOf(database, noor.accountId)).toMatchObject({ points: 0 });
  await takeBack(database, { subject: "review/7" });
  expect(await standingOf(database, sam.accountId)).toMatchObject({ points: 0 });
});

test("of fifty at once one earns", async () => {
  const fresh: Database = await freshDatabase();
  const { accountId } = await addMember(fresh);
  await Promise.all(
    Array.from({ length: 50 }, () => earn(fresh, { accountId, kind: "review", subject: "review/7" })),
  );
  expect(await standingOf(fresh, accountId)).toMatchObject({ points: 5 });
});

test("trust grows with what was approved and with time, and taps alone bring none", async () => {
  const someone = await addMember(database);
  const { accountId } = someone;
  await age.run(database, { accountId, days: 20 });
  for (let place = 1; place <= 30; place += 1)
    await earn(database, { accountId, kind: "fact", subject: `fact/${place}` });
  expect(await trustOf(database, someone)).toBe(0);
  await earnEdits(accountId, 1);
  expect(await trustOf(database, someone)).toBe(1);
  await earnEdits(accountId, 7);
  expect(await trustOf(database, someone)).toBe(2);
  await age.run(database, { accountId, days: 13 });
  expect(await trustOf(database, someone)).toBe(1);
  await age.run(database, { accountId, days: 0 });
  expect(await trustOf(database, someone)).toBe(0);
  await makeMod.run(database, { accountId });
  expect(await trustOf(database, someone)).toBe(3);
  expect(await trustOf(database, { ...someone, accountId: 987_654_321 })).toBe(0);
});

test("whoever has a role and has not shown its second factor is trusted as anybody else", async () => {
  const someone = await addMember(database);
  await makeMod.run(database, someone);
  expect(await trustOf(database, { ...someone, hasSecondFactor: false })).toBe(0);
  expect(await trustOf(database, { ...someone, hasSecondFactor: true })).toBe(3);
});
