import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { alertsOf, tellNews } from "#features/social/server/alerts.test-support.ts";
import { followShop } from "#features/social/server/follow-shop.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { testWorld } from "#tests/support/database.ts";
import type { MenuLineChange } from "../change-forms.ts";
import { addAdmin, addOwner, addPersona, productIn, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { suggestChange } from "./suggest-change.ts";

const now = new Date();
let noor: Member;
let shopId: number;
let productId: number;
const database = testWorld(async (database) => {
  await settleSmallCatalogue(database);
  shopId = (await shopIn(database, "andersom")).id;
  productId = await productIn(database, "red-sand");
  noor = await addFan();
});

async function addFan(): Promise<Member> {
  const member = await addMember(database);
  await becomeFan(member);
  return member;
}

async function becomeFan(member: Member): Promise<void> {
  await followShop(database, member, { shopId, follow: true });
  await likeItem(database, member, { type: "product", id: productId, like: true, now });
}

async function suggest(member: Member, line: Omit<MenuLineChange, "productId">) {
  const changes = { lines: [{ productId, ...line }] };
  const form = { targetType: "menu", targetId: shopId, changes, text: "" } as const;
  const { changes: suggested } = await suggestChange(database, member, form, { now, isLimited: false });
  await tellNews(database);
  return Number(suggested[0]?.["_id"]);
}

async function approve(changeId: number): Promise<void> {
  await decideChange(database, await addAdmin(database), { changeId, approve: true, now });
  await tellNews(database);
}

const gram = (cents: number) => ({ unit: "gram", quantity: 1, cents }) as const;

test("what an owner writes is told at once, and not to the owner", async () => {
  const owner = await addOwner(database, shopId);
  await becomeFan(owner);
  await suggest(owner, { ladder: [gram(700)] });
  expect(await alertsOf(database, noor)).toEqual(["priceAlert red-sand andersom"]);
  expect(await alertsOf(database, owner)).toEqual([]);
});

test("what somebody suggests is told once an admin took it, and not to its author", async () => {
  const sam = await addFan();
  const changeId = await suggest(sam, { ladder: [gram(700)] });
  expect(await alertsOf(database, noor)).toEqual([]);
  await approve(changeId);
  expect(await alertsOf(database, noor)).toEqual(["priceAlert red-sand andersom"]);
  expect(await alertsOf(database, sam)).toEqual([]);
});

test("what is put right again is told no longer, and neither is what is off the menu", async () => {
  const owner = await addOwner(database, shopId);
  await suggest(owner, { ladder: [gram(700)] });
  await suggest(owner, { ladder: [gram(900)] });
  expect(await alertsOf(database, noor)).toEqual([]);
  await suggest(owner, { available: "soldOut" });
  const sam = await addFan();
  await suggest(owner, { available: "yes" });
  expect(await alertsOf(database, sam)).toEqual(["backInStock red-sand andersom"]);
  await suggest(owner, { isListed: false });
  expect(await alertsOf(database, sam)).toEqual([]);
});

test("what somebody invented says of a real menu is told nobody", async () => {
  await approve(await suggest(await addPersona(database), { ladder: [gram(700)] }));
  expect(await alertsOf(database, noor)).toEqual([]);
});
