import { expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { NO_FILTERS, type ShopFilters } from "../shop-query.ts";
import type { Scope } from "./scope.ts";
import { loadDemo } from "./load-demo.ts";
import { sliceOfShops } from "./slice-of-shops.ts";
import { NOW, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

async function slice(asked: {
  start: number;
  amount: number;
  near?: { latitude: number; longitude: number };
  filters?: Partial<ShopFilters>;
}) {
  const { near, ...rest } = asked;
  const scope: Scope = near ? { kind: "around", amount: 100 } : { kind: "everywhere" };
  const filters = { ...NO_FILTERS, ...(near && ({ sort: "nearest" } as const)), ...asked.filters };
  const items = await sliceOfShops(database, { ...rest, scope, filters, near, locale: "nl", now: NOW });
  return items.map(({ slug }) => slug);
}

test("slices of the best shops join without a gap", async () => {
  const all = await slice({ start: 0, amount: 50 });
  expect(all).toHaveLength(9);
  expect([...(await slice({ start: 0, amount: 4 })), ...(await slice({ start: 4, amount: 5 }))]).toEqual(all);
});

test("slices of the nearest shops join without a gap", async () => {
  const near = { latitude: 52.09, longitude: 5.12 };
  const all = await slice({ start: 0, amount: 50, near });
  expect(all.slice(0, 3)).toEqual(["andersom", "cafe-zwart", "eclair"]);
  expect([
    ...(await slice({ start: 0, amount: 2, near })),
    ...(await slice({ start: 2, amount: 7, near })),
  ]).toEqual(all);
});

test("a slice beyond the end is empty", async () => {
  expect(await slice({ start: 10_000, amount: 50 })).toEqual([]);
  expect(await slice({ start: 10_000, amount: 50, near: { latitude: 52, longitude: 5 } })).toEqual([]);
});

test("filters hold in a slice as in a list, with and without a place", async () => {
  const filters: Partial<ShopFilters> = { kinds: ["smartshop"] };
  const near = { latitude: 50.85, longitude: 5.69 };
  expect(await slice({ start: 0, amount: 9, filters })).toEqual(["mosa-smart", "eclair"]);
  expect(await slice({ start: 0, amount: 9, near, filters })).toEqual(["mosa-smart", "eclair"]);
});

test("samples are in it, after all real shops", async () => {
  await loadDemo(database);
  const all = await slice({ start: 0, amount: 50 });
  expect(all.slice(9).every((slug) => slug.startsWith("sample-"))).toBe(true);
  expect(all.slice(0, 9).some((slug) => slug.startsWith("sample-"))).toBe(false);
});
