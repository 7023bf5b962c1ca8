import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { addMember } from "./people.test-support.ts";
import { NOW, sessionOf, withFactor } from "./second-factor.test-support.ts";
import { secondFactorOf } from "./second-factor-of.ts";
import { beginSecondFactor } from "./set-up-second-factor.ts";

const database = testDatabase();

test("its owner learns since when it is on, and how many recovery codes are left", async () => {
  const { me, recoveryCodes, recover } = await withFactor(database);
  const { accountId } = me;
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(await secondFactorOf(database, accountId)).toEqual({ since, recoveryCodeCount: 10 });
  await recover(recoveryCodes[3] ?? "");
  expect(await secondFactorOf(database, accountId)).toEqual({ since, recoveryCodeCount: 9 });
});

test("one that was begun and never confirmed is none", async () => {
  const member = await addMember(database);
  const me = await (await sessionOf(database, member, { isFromProvider: false }))();
  expect(await secondFactorOf(database, me.accountId)).toBeNull();
  await beginSecondFactor(database, me, { siteName: "Highstreet", now: NOW });
  expect(await secondFactorOf(database, me.accountId)).toBeNull();
});
