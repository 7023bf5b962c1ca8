import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { setStatus, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { followShop } from "./follow-shop.ts";
import { followedShopCards } from "./followed-shop-cards.ts";

const now = new Date("2026-11-21T12:00:00Z");
const database = testWorld(settleSmallWorld);

test("who follows nobody has no shops", async () => {
  const { accountId } = await addMember(database);
  expect(await followedShopCards(database, { accountId, locale: "nl", now })).toEqual([]);
});

test("followed shops come as lists show them, also one that closed for good since", async () => {
  const noor = await addMember(database);
  const id = await shopId(database, "andersom");
  await followShop(database, noor, { shopId: id, follow: true });
  const cards = () => followedShopCards(database, { accountId: noor.accountId, locale: "nl", now });
  const [open] = await cards();
  expect(open).toMatchObject({ id, slug: "andersom", status: "active", distanceMetres: null });
  expect(open?.city.name).not.toBe("");
  await setStatus(database, { slug: "andersom", status: "permanentlyClosed" });
  expect(await cards()).toMatchObject([{ id, status: "permanentlyClosed", opening: { state: "unknown" } }]);
});
