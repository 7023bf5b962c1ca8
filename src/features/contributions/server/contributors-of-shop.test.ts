import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, choosePrivacy, leave } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { blockUser } from "#features/social/server/block-user.ts";
import { testWorld } from "#tests/support/database.ts";
import { contributorsOfShop } from "./contributors-of-shop.ts";
import { addAdmin, addPersona, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { suggestChange } from "./suggest-change.ts";

const database = testWorld(settleSmallWorld);

const now = new Date();
let number = 0;

async function contribute(member: Member, approve = true) {
  const { id } = await shopIn(database, "andersom");
  number += 1;
  const phone = `+3130123${String(number).padStart(4, "0")}`;
  const { changes } = await suggestChange(
    database,
    member,
    { targetType: "shop", targetId: id, changes: { phone }, text: "" },
    { now, isLimited: false },
  );
  const admin = await addAdmin(database);
  for (const { _id } of changes) await decideChange(database, admin, { changeId: Number(_id), approve, now });
}

async function thanked(viewer: Member | null = null) {
  const { id } = await shopIn(database, "andersom");
  const people = await contributorsOfShop(database, { shopId: id, viewerId: viewer?.accountId ?? null });
  return people.map(({ name }) => name);
}

test("whoever’s word was taken is thanked, once", async () => {
  const sam = await addMember(database, { name: "Sam" });
  expect(await thanked()).toEqual([]);
  await contribute(sam);
  await contribute(sam);
  await contribute(await addMember(database, { name: "Noor" }), false);
  expect(await thanked()).toEqual(["Sam"]);
});

test("nobody is thanked who keeps their profile to themselves, leaves, or is invented", async () => {
  const [sam, noor] = [
    await addMember(database, { name: "Sam" }),
    await addMember(database, { name: "Noor" }),
  ];
  for (const member of [sam, noor, await addPersona(database)]) await contribute(member);
  await choosePrivacy(database, sam, { profile: "friends" });
  await leave(database, noor);
  expect(await thanked()).toEqual([]);
});

test("of two of whom one blocked the other, neither sees the other thanked", async () => {
  const [sam, noor] = [
    await addMember(database, { name: "Sam" }),
    await addMember(database, { name: "Noor" }),
  ];
  for (const member of [sam, noor]) await contribute(member);
  await blockUser(database, noor, { userId: sam.accountId, block: true });
  expect(await thanked(sam)).toEqual(["Sam"]);
  expect(await thanked(noor)).toEqual(["Noor"]);
  expect((await thanked()).toSorted()).toEqual(["Noor", "Sam"]);
});
