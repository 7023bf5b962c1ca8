import { expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { notificationsOf } from "#features/notifications/server/notifications-of.ts";
import { testWorld } from "#tests/support/database.ts";
import { merge, settleDoubles, undo } from "./small-doubles.test-support.ts";

let ada: Admin;
let bob: Member;
let mia: Member;

// Bob speaks for the one that goes, Mia for the one that stays.
const database = testWorld(async (world) => {
  await settleDoubles(world);
  ada = await addAdmin(world, "Ada");
  bob = await addMember(world, { name: "Bob" });
  mia = await addMember(world, { name: "Mia" });
  await grantRole(world, { accountId: bob.accountId, role: "shopAdmin", item: "andersom" });
  await grantRole(world, { accountId: mia.accountId, role: "shopAdmin", item: "mosa" });
});

const shops = { kind: "shop", winner: "mosa", loser: "andersom" } as const;

const ONE_NOW = "Andersom en Mosa zijn voortaan één";

test("whoever spoke for one of two shops is told that they are one, and what becomes of them", async () => {
  await merge(database, { admin: ada, ...shops });
  expect(await notificationsOf(database, mia)).toMatchObject([
    { type: "generic", title: ONE_NOW, redirect: "/dashboard" },
  ]);
  const [ofBob] = await notificationsOf(database, bob);
  expect(ofBob).toMatchObject({ title: ONE_NOW, redirect: "/contact" });
  expect(ofBob?.description).toContain("jij niet meer");
});

test("whoever speaks for the winner from here on hears so", async () => {
  await merge(database, { admin: ada, ...shops, people: true });
  expect(await notificationsOf(database, bob)).toMatchObject([{ redirect: "/dashboard" }]);
});

test("when it is undone it was never so", async () => {
  const id = await merge(database, { admin: ada, ...shops });
  await undo(database, ada, id);
  expect(await notificationsOf(database, mia)).toEqual([]);
  expect(await notificationsOf(database, bob)).toEqual([]);
});

test("an admin who speaks for one of them knows already", async () => {
  await grantRole(database, { accountId: ada.accountId, role: "shopAdmin", item: "mosa" });
  await merge(database, { admin: ada, ...shops });
  expect(await notificationsOf(database, ada)).toEqual([]);
});
