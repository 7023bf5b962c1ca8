import { expect, test } from "vitest";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { waitsForLock } from "#tests/support/waits-for-lock.ts";
import { lockShop, lockShops } from "./save-shops.ts";
import { settleSmallWorld } from "./small-world.test-support.ts";

test("while somebody changes a shop others change another one, and those of the same one and imports wait", async () => {
  const database = await freshDatabase();
  await settleSmallWorld(database);
  const [mosa, andersom] = [await shopId(database, "mosa"), await shopId(database, "andersom")];
  const done: string[] = [];
  let waiting: Promise<unknown>[] = [];
  await database.transaction(async (tx) => {
    await lockShop(tx, { id: mosa });
    await database.transaction((other) => lockShop(other, { id: andersom }));
    done.push("another shop");
    waiting = [
      database.transaction((same) => lockShop(same, { id: mosa })).then(() => done.push("the same shop")),
      database.transaction((whole) => lockShops.run(whole)).then(() => done.push("an import")),
    ];
    await waitsForLock(database);
    expect(done).toEqual(["another shop"]);
  });
  await Promise.all(waiting);
  expect(done.toSorted()).toEqual(["an import", "another shop", "the same shop"]);
});
