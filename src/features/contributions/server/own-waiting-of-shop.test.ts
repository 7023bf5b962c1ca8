import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { ANONYMOUS } from "#platform/viewer.ts";
import { testWorld } from "#tests/support/database.ts";
import { shopIn } from "./contributors.test-support.ts";
import { ownWaitingOfShop } from "./own-waiting-of-shop.ts";
import { suggestChange } from "./suggest-change.ts";
import { takeChangeBack } from "./take-change-back.ts";

const database = testWorld(settleSmallWorld);

test("what somebody suggested about a shop waits for their eyes alone, until it is withdrawn", async () => {
  const sam = await addMember(database, { name: "Sam" });
  const noor = await addMember(database, { name: "Noor" });
  const { id: shopId } = await shopIn(database, "andersom");
  const { id: otherId } = await shopIn(database, "cafe-zwart");
  const { changes } = await suggestChange(
    database,
    sam,
    { targetType: "shop", targetId: shopId, changes: { openingHours: "Mo-Su 10:15-01:45" }, text: "" },
    { now: new Date(), isLimited: false },
  );
  const own = await ownWaitingOfShop(database, sam, { shopId });
  expect(own).toMatchObject({ images: [], changes: [{ _id: changes[0]?.["_id"], state: "pending" }] });
  expect(await ownWaitingOfShop(database, sam, { shopId: otherId })).toEqual({ changes: [], images: [] });
  expect(await ownWaitingOfShop(database, noor, { shopId })).toEqual({ changes: [], images: [] });
  expect(await ownWaitingOfShop(database, ANONYMOUS, { shopId })).toBeNull();
  await takeChangeBack(database, sam, { changeId: Number(changes[0]?.["_id"]) });
  expect(await ownWaitingOfShop(database, sam, { shopId })).toEqual({ changes: [], images: [] });
});
