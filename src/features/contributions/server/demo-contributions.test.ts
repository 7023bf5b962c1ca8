import { expect, test } from "vitest";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { loadDemoPeople } from "#features/social/server/load-demo-people.ts";
import { removeDemoPeople } from "#features/social/server/remove-demo-people.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { changesWaiting } from "./changes-in.ts";
import { loadDemoContributions } from "./load-demo-contributions.ts";

const database = testDatabase();

const SAMPLE = { isSample: true };

const states = statement("states-of-demo-changes", (db) =>
  db.selectFrom("user_change").select(["state", "is_sample as isSample"]).orderBy("id"),
);

test("the demo has changes in each state, once, on invented shops only, and they go with its people", async () => {
  await settleSmallCountry(database);
  await loadDemo(database);
  await loadDemoCatalogue(database);
  await loadDemoContributions(database);
  expect(await states.all(database)).toEqual([]);
  await loadDemoPeople(database);
  for (const _ of [1, 2]) await loadDemoContributions(database);
  const all = await states.all(database);
  expect(all.every(({ isSample }) => isSample)).toBe(true);
  expect(all.map(({ state }) => state)).toEqual([
    "approved",
    "approved",
    "rejected",
    "pending",
    "pending",
    "pending",
    "pending",
    "approved",
    "pending",
    "pending",
  ]);
  const { menuEdits, adminEdits } = await changesWaiting(database);
  expect(
    [...menuEdits, ...adminEdits].every(({ shop, product }) => (shop ?? product ?? SAMPLE).isSample),
  ).toBe(true);
  expect([menuEdits.length, adminEdits.length]).toEqual([5, 1]);
  expect(menuEdits.filter(({ shop }) => shop === null)).toMatchObject([
    { type: "product" },
    { type: "newShop" },
  ]);
  // Loading the products once more leaves what was put right.
  await loadDemoCatalogue(database);
  const product = await productBySlug(database, { slug: "sample-tante-sjaans-sokken", locale: "nl" });
  expect(product).toMatchObject({
    strain: { effects: ["relaxed", "heavy", "hungry", "sleepy"] },
    corrections: [{ fact: "effects", source: "sample" }],
  });
  await removeDemoPeople(database);
  expect(await states.all(database)).toEqual([]);
});
