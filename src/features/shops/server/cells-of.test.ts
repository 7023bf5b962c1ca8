import * as fc from "fast-check";
import { expect, test } from "vitest";
import { COUNTRY_BOX } from "#platform/geo/geo.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { cellsOf } from "./cells-of.ts";
import { settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const moveShop = statement("move-shop", (db, p: Params<{ latitude: number; longitude: number }>) =>
  db.updateTable("shop").set({ latitude: p.latitude, longitude: p.longitude }).where("slug", "=", "andersom"),
);
const cellOfShop = statement("cell-of-shop", (db) =>
  db.selectFrom("shop_listing").select("cell").where("slug", "=", "andersom"),
);

test("the database and the application cut the country into the same cells", async () => {
  const { south, north, west, east } = COUNTRY_BOX;
  const degrees = (min: number, max: number) =>
    fc.oneof(
      fc.double({ min, max, noNaN: true }),
      fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10),
    );
  const spot = fc.record({ latitude: degrees(south, north), longitude: degrees(west, east) });
  await fc.assert(
    fc.asyncProperty(spot, async ({ latitude, longitude }) => {
      await moveShop.run(database, { latitude, longitude });
      const row = await cellOfShop.first(database);
      expect(cellsOf([longitude, latitude, longitude, latitude])).toEqual([row?.cell]);
    }),
    { numRuns: runs(50) },
  );
});

test("a box touches the cells of its edges, and none beyond the country", () => {
  expect(cellsOf([4.85, 52.35, 4.95, 52.42])).toHaveLength(4);
  expect(cellsOf([4.9, 52.4, 4.95, 52.45])).toHaveLength(1);
  expect(cellsOf([2.3, 50.0, 3.25, 50.75])).toHaveLength(1);
  expect(cellsOf([2.3, 50.0, 2.4, 50.1])).toEqual([]);
});

test("a map of the whole country is no matter of cells", () => {
  expect(cellsOf([2.2, 49.7, 8.3, 54.7])).toBeNull();
});
