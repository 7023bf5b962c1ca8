import { expect, test } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { cityBySlug } from "#features/places/server/city-by-slug.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { sliceOfShops } from "#features/shops/server/slice-of-shops.ts";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import type { PriceFilter } from "#features/shops/traits.ts";
import { testWorld } from "#tests/support/database.ts";
import { saveMenus } from "./save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const gram = (cents: number) => [{ unit: "gram", quantity: 1, cents }] as const;
const database = testWorld(async (database) => {
  await settleSmallCatalogue(database);
  const items = [
    menuItemOf({ shopSlug: "andersom", rawName: "Sold out", available: "soldOut", ladder: [...gram(300)] }),
    menuItemOf({ shopSlug: "eclair", rawName: "House blend", ladder: [...gram(400)] }),
  ];
  await saveMenus(database, items, { seenAt: NOW });
});

async function pricesInUtrecht() {
  const city = await cityBySlug(database, { slug: "utrecht", locale: "nl" });
  const scope = { kind: city.type, id: city.id } as const;
  const asked = { scope, filters: { ...NO_FILTERS, sort: "price" }, locale: "nl", now: NOW } as const;
  const { items } = await shopsIn(database, asked);
  expect(await sliceOfShops(database, { ...asked, start: 0, amount: 50 })).toEqual(items);
  return items
    .filter(({ isSample }) => !isSample)
    .map(({ slug, lowCentsPerGram }) => [slug, lowCentsPerGram]);
}

test("in the order of prices the shop with the cheapest gram that is there comes first, and those without a price last", async () => {
  expect(await pricesInUtrecht()).toEqual([
    ["eclair", 400],
    ["andersom", 500],
    ["cafe-zwart", null],
  ]);
});

test("a shop whose prices are not for everybody stands as if it had none", async () => {
  await setProfile(database, { shop: "eclair" }, { prices: "hidden" });
  expect(await pricesInUtrecht()).toEqual([
    ["andersom", 500],
    ["cafe-zwart", null],
    ["eclair", null],
  ]);
});

async function withAGramFor(price: PriceFilter) {
  const filters = { ...NO_FILTERS, price };
  const asked = { scope: { kind: "everywhere" }, filters, locale: "nl", now: NOW } as const;
  const { items, facets } = await shopsIn(database, asked);
  return { shops: items.filter(({ isSample }) => !isSample).map(({ slug }) => slug), prices: facets.prices };
}

test("a list shows the shops whose cheapest gram that is there costs no more than was asked, and says how many each price has", async () => {
  const { shops, prices } = await withAGramFor("6");
  expect(shops.toSorted()).toEqual(["andersom", "eclair"]);
  expect(prices["6"]).toBe(2);
  const dearer = [menuItemOf({ shopSlug: "eclair", rawName: "House blend", ladder: [...gram(801)] })];
  await saveMenus(database, dearer, { seenAt: NOW });
  expect((await withAGramFor("6")).shops).toEqual(["andersom"]);
  expect((await withAGramFor("8")).prices).toEqual({ "6": 1, "8": 1, "10": 3 });
  expect((await withAGramFor("10")).shops.toSorted()).toEqual(["andersom", "eclair", "mosa"]);
});

test.each([{ prices: "hidden" }, { prices: "login" }, { menu: "names" }] as const)(
  "a price that is not for everybody is not told by the filter either: %o",
  async (profile) => {
    await setProfile(database, { shop: "eclair" }, profile);
    expect((await withAGramFor("6")).shops).toEqual(["andersom"]);
    await setProfile(database, { shop: "eclair" }, {});
    expect((await withAGramFor("6")).shops.toSorted()).toEqual(["andersom", "eclair"]);
  },
);

test("a gram that nobody has seen for a year puts its shop into no price, and behind those of today", async () => {
  const cheap = [menuItemOf({ shopSlug: "cafe-zwart", rawName: "Bargain", ladder: [...gram(200)] })];
  const longAgo = new Date(NOW.getTime() - 400 * 86_400_000);
  await saveMenus(database, cheap, { seenAt: longAgo });
  expect((await withAGramFor("6")).shops.toSorted()).toEqual(["andersom", "eclair"]);
  expect((await pricesInUtrecht()).at(-1)).toEqual(["cafe-zwart", null]);
  await saveMenus(database, cheap, { seenAt: NOW });
  expect((await withAGramFor("6")).shops.toSorted()).toEqual(["andersom", "cafe-zwart", "eclair"]);
  expect((await pricesInUtrecht())[0]).toEqual(["cafe-zwart", 200]);
});

test("in any other order nobody is told prices", async () => {
  const asked = { scope: { kind: "everywhere" }, filters: NO_FILTERS, locale: "nl", now: NOW } as const;
  const { items } = await shopsIn(database, asked);
  expect(items.some((card) => "lowCentsPerGram" in card)).toBe(false);
});
