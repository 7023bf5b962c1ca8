import { expect, test } from "vitest";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { setStatus, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { savedShopCards } from "./saved-shop-cards.ts";

const now = new Date("2026-11-21T12:00:00Z");
const database = testWorld(settleSmallWorld);
const cards = (ids: readonly number[]) => savedShopCards(database, { ids, locale: "nl", now });

test("shops come in the order in which they were saved, and what never was is left out", async () => {
  const [first, second] = [await shopId(database, "andersom"), await shopId(database, "mosa")];
  expect((await cards([second, 999_999, first])).map(({ id }) => id)).toEqual([second, first]);
  expect(await cards([])).toEqual([]);
});

test("one that closed for good since is still there, and says so", async () => {
  const id = await shopId(database, "andersom");
  await setStatus(database, { slug: "andersom", status: "permanentlyClosed" });
  expect(await cards([id])).toMatchObject([{ id, status: "permanentlyClosed" }]);
});
