import { expect, test } from "vitest";
import { type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { NO_FILTERS, type ShopFilters } from "../shop-query.ts";
import { testWorld } from "#tests/support/database.ts";
import { shopsIn } from "./shops-in.ts";
import { NOW, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

async function everywhere(filters: Partial<ShopFilters>, locale: Locale = "nl") {
  const scope = { kind: "everywhere" } as const;
  return shopsIn(database, { scope, filters: { ...NO_FILTERS, ...filters }, locale, now: NOW });
}

async function find(q: string): Promise<string[]> {
  return (await everywhere({ q })).items.map(({ slug }) => slug);
}

test("without a search there are all shops of all cities", async () => {
  expect((await everywhere({})).total).toBe(9);
});

test.each([
  ["eclair", ["eclair"]],
  ["ÉCLAIR", ["eclair"]],
  ["ricks", ["rick-s"]],
  ["rick's", ["rick-s"]],
  ["den bosch", ["rick-s"]],
  ["bois le duc", ["rick-s"]],
  ["roterdam high", ["sky-high", "sky-high-rotterdam"]],
  ["hook of holland", ["zeelucht"]],
  ["sky utrecht", []],
  ["%", ["andersom"]],
  ["_______", ["andersom"]],
])("searching for %j finds %j first", async (q, slugs) => {
  expect((await find(q)).slice(0, Math.max(1, slugs.length))).toEqual(slugs);
});

test.each(["\0", "\ud83d", "x".repeat(10_000), "' or 1=1 --", "\\", "{}"])(
  "searching for %j is no trouble",
  async (q) => {
    await expect(find(q)).resolves.toBeInstanceOf(Array);
  },
);

test.each(LOCALES)("the list can be sorted by the alphabet of %s", async (locale) => {
  const { items } = await everywhere({ sort: "name" }, locale);
  expect(items.map(({ name }) => name)).toEqual([
    "Andersom",
    "Café Zwart",
    "Éclair",
    "Mosa",
    "Mosa Smart",
    "Rick's",
    "Sky High",
    "Sky High",
    "Zeelucht",
  ]);
});
