import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import type { PriceLadder } from "../price-ladder.ts";
import { priceHistory } from "./price-history.ts";
import { productBySlug } from "./product-by-slug.ts";
import { saveMenus } from "./save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testWorld(settleSmallCatalogue);

/** On no menu, and never was. */
const UNSOLD = "blank";

async function history(slug: string, now = NOW) {
  const { id, priceStamp } = await productBySlug(database, { slug, locale: "nl" });
  return priceHistory(database, { productId: id, priceStamp, now });
}

test("a month has the cheapest gram of each shop: lowest, middle and highest, and how many shops", async () => {
  expect(await history("morning-fog")).toMatchObject({
    months: [{ month: "2026-11", lowCents: 1000, medianCents: 1060, highCents: 1120, shopCount: 2 }],
    pricedShopCount: 2,
  });
});

test("a new price is there at once, and the old one stays in its months", async () => {
  await history("red-sand");
  const inJanuary = new Date("2027-01-10T12:00:00Z");
  const line = menuItemOf({
    shopSlug: "mosa",
    productSlug: "red-sand",
    position: 2,
    ladder: [{ unit: "gram", quantity: 1, cents: 1300 }],
  });
  await saveMenus(database, [line], { seenAt: inJanuary });
  const { months, seenAt, oldestSeenAt } = await history("red-sand", inJanuary);
  expect([seenAt, oldestSeenAt].map((at) => Date.parse(at ?? ""))).toEqual([
    inJanuary.getTime(),
    NOW.getTime(),
  ]);
  expect(months.map(({ month, lowCents, highCents }) => [month, lowCents, highCents])).toEqual([
    ["2026-11", 850, 1000],
    ["2026-12", 850, 1000],
    ["2027-01", 850, 1300],
  ]);
});

test("a price that is noted in the same second as another one is there at once too", async () => {
  const of = (cents: number) => countedLine("mosa", "fog-stick", [piece(1, 600), piece(2, cents)]);
  await saveMenus(database, [of(1000)], { seenAt: NOW });
  await history("fog-stick");
  await saveMenus(database, [of(900)], { seenAt: NOW });
  expect((await history("fog-stick")).counted[0]?.range).toMatchObject({ highCents: 450 });
});

const RULES = {
  "where nothing is hidden": {},
  "where the country hides prices": { prices: "hidden" },
  "where the country shows names alone": { menu: "names" },
} as const;

test.each(Object.entries(RULES))(
  "what is on no menu and was never priced is told without looking, %s as if somebody had looked",
  async (_, rule) => {
    await setProfile(database, { country: "NL" }, rule);
    const { id: productId, priceStamp } = await productBySlug(database, { slug: UNSOLD, locale: "nl" });
    expect(priceStamp).toBeNull();
    const looked = await priceHistory(database, { productId, priceStamp: JSON.stringify(rule), now: NOW });
    expect(await history(UNSOLD)).toEqual(looked);
  },
);

test("what is on a menu without a price is looked for", async () => {
  await saveMenus(
    database,
    [menuItemOf({ shopSlug: "mosa", productSlug: UNSOLD, position: 9, ladder: [] })],
    {
      seenAt: NOW,
    },
  );
  await setProfile(database, { shop: "mosa" }, { prices: "hidden" });
  expect(await history(UNSOLD)).toMatchObject({ areKept: true });
});

test("a shop that hides its prices takes its past along", async () => {
  expect((await history("laagland-fog")).months[0]?.shopCount).toBe(2);
  await setProfile(database, { shop: "mosa" }, { prices: "hidden" });
  expect((await history("laagland-fog")).months[0]).toMatchObject({ shopCount: 1, highCents: 1200 });
  await setProfile(database, { shop: "andersom" }, { menu: "names" });
  expect(await history("laagland-fog")).toEqual({
    months: [],
    range: null,
    fromCents: null,
    pricedShopCount: 0,
    counted: [],
    areKept: true,
    seenAt: null,
    oldestSeenAt: null,
    lowSeenAt: null,
    lastKnown: null,
  });
});

test("also when it asked what others ask in the middle, so that nothing else about the product changes", async () => {
  const line = menuItemOf({
    shopSlug: "zeelucht",
    productSlug: "red-sand",
    ladder: [{ unit: "gram", quantity: 1, cents: 925 }],
  });
  await saveMenus(database, [line], { seenAt: NOW });
  expect((await history("red-sand")).months[0]).toMatchObject({ medianCents: 925, shopCount: 3 });
  await setProfile(database, { shop: "zeelucht" }, { prices: "hidden" });
  expect((await history("red-sand")).months[0]).toMatchObject({ medianCents: 925, shopCount: 2 });
});

/** A line of what is counted, at a shop that has none of it yet. */
const countedLine = (shopSlug: string, productSlug: string, ladder: PriceLadder) =>
  menuItemOf({ shopSlug, productSlug, position: 9, ladder });

const piece = (quantity: number, cents: number) => ({ unit: "piece", quantity, cents }) as const;
const pack = (quantity: number, cents: number) => ({ unit: "pack", quantity, cents }) as const;

test("what is sold by the piece has no price of a gram, and one of a piece: the cheapest of each shop", async () => {
  await saveMenus(database, [countedLine("mosa", "fog-stick", [piece(1, 600)])], { seenAt: NOW });
  expect(await history("fog-stick")).toMatchObject({
    months: [],
    pricedShopCount: 0,
    counted: [
      {
        unit: "piece",
        range: { lowCents: 450, medianCents: 525, highCents: 600 },
        pricedShopCount: 2,
        months: [{ month: "2026-11", lowCents: 450, medianCents: 525, highCents: 600, shopCount: 2 }],
      },
    ],
  });
});

describe("that prices are kept back by rule", () => {
  const isSaid = async (slug: string) => (await history(slug)).areKept;

  test("is said of a product in a shop with that rule, whether or not a price is known there", async () => {
    expect([await isSaid("fog-stick"), await isSaid("long-leaves")]).toEqual([false, false]);
    await setProfile(database, { shop: "andersom" }, { menu: "names" });
    expect([await isSaid("fog-stick"), await isSaid("long-leaves")]).toEqual([true, true]);
  });

  test("is said of every product where the country has that rule, also of one that nobody sells", async () => {
    await setProfile(database, { country: "NL" }, { prices: "hidden" });
    expect([await isSaid("fog-stick"), await isSaid("blank")]).toEqual([true, true]);
  });

  test("is not said where a shop hides its whole menu: that would tell what stands on it", async () => {
    await setProfile(database, { shop: "andersom" }, { menu: "hidden" });
    expect([await isSaid("fog-stick"), await isSaid("blank")]).toEqual([false, false]);
  });
});

test("pieces and packs of the same are never mixed", async () => {
  const lines = [
    countedLine("mosa", "space-crumble", [piece(1, 900), pack(1, 3000)]),
    countedLine("zeelucht", "space-crumble", [pack(1, 3400), pack(2, 6000)]),
  ];
  await saveMenus(database, lines, { seenAt: NOW });
  const { counted } = await history("space-crumble");
  expect(counted.map(({ unit, range, pricedShopCount }) => [unit, range, pricedShopCount])).toEqual([
    ["piece", { lowCents: 800, medianCents: 850, highCents: 900 }, 2],
    ["pack", { lowCents: 3000, medianCents: 3000, highCents: 3000 }, 2],
  ]);
});

test("a piece that is sold out costs nothing today and keeps its months", async () => {
  const line = menuItemOf({
    shopSlug: "andersom",
    productSlug: "space-crumble",
    available: "soldOut",
    position: 6,
    ladder: [piece(1, 800)],
  });
  await saveMenus(database, [line], { seenAt: NOW });
  expect((await history("space-crumble")).counted).toMatchObject([
    { unit: "piece", range: null, pricedShopCount: 0, months: [{ lowCents: 800 }] },
  ]);
});

test("a shop that hides its prices takes those of its pieces along, today's and past ones", async () => {
  await saveMenus(database, [countedLine("mosa", "fog-stick", [piece(1, 600)])], { seenAt: NOW });
  await setProfile(database, { shop: "andersom" }, { prices: "hidden" });
  expect((await history("fog-stick")).counted).toMatchObject([
    {
      range: { lowCents: 600, highCents: 600 },
      pricedShopCount: 1,
      months: [{ lowCents: 600, shopCount: 1 }],
    },
  ]);
  await setProfile(database, { shop: "mosa" }, { menu: "names" });
  expect(await history("fog-stick")).toMatchObject({ counted: [], seenAt: null });
});

test("the range of pieces is that of the lowest price of each shop, whatever they ask", async () => {
  const shops = ["andersom", "mosa", "zeelucht"];
  const steps = fc.record({
    pieces: fc.integer({ min: 1, max: 20 }),
    cents: fc.integer({ min: 1, max: 4000 }),
  });
  const ladder = fc.array(steps, { minLength: 1, maxLength: 3 }).map((rises) => {
    const sum = { pieces: 0, cents: 0 };
    return rises.map((rise) => piece((sum.pieces += rise.pieces), (sum.cents += rise.cents)));
  });
  await fc.assert(
    fc.asyncProperty(fc.tuple(ladder, ladder, ladder), async (ladders) => {
      await settleSmallCatalogue(database);
      const lines = shops.map((shop, index) => countedLine(shop, "fog-stick", ladders[index] ?? []));
      await saveMenus(database, lines, { seenAt: NOW });
      const lowest = ladders
        .map((rungs) => Math.min(...rungs.map(({ quantity, cents }) => Math.round(cents / quantity))))
        .toSorted((a, b) => a - b);
      const [lowCents, medianCents, highCents] = lowest;
      expect((await history("fog-stick")).counted[0]?.range).toEqual({ lowCents, medianCents, highCents });
    }),
    { numRuns: 8 },
  );
});

describe("a history that was read before", () => {
  afterEach(() => vi.restoreAllMocks());

  /** Moves the clock of the cache alone. */
  function waitMinutes(minutes: number): void {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + minutes * 60_000);
  }

  /** The database with a count of its queries. */
  function counted() {
    const execute = vi.fn(database.execute.bind(database)) as typeof database.execute;
    return { ...database, execute: vi.mocked(execute) };
  }

  test("is shown while it is read anew, however many ask", async () => {
    const { id: productId, priceStamp } = await productBySlug(database, {
      slug: "morning-fog",
      locale: "nl",
    });
    const asked = counted();
    const ask = () => priceHistory(asked, { productId, priceStamp: `${priceStamp} kept`, now: NOW });
    const first = await Promise.all([ask(), ask(), ask()]);
    expect(asked.execute).toHaveBeenCalledTimes(1);
    waitMinutes(11);
    expect(await ask()).toBe(first[0]);
    await expect.poll(async () => (await ask()) === first[0]).toBe(false);
    expect(asked.execute).toHaveBeenCalledTimes(2);
  });

  test("of yesterday is not shown today", async () => {
    const { id: productId, priceStamp } = await productBySlug(database, {
      slug: "morning-fog",
      locale: "nl",
    });
    const asked = counted();
    const ask = (now: Date) => priceHistory(asked, { productId, priceStamp: `${priceStamp} day`, now });
    const first = await ask(NOW);
    const tomorrow = new Date(NOW.getTime() + 24 * 60 * 60_000);
    expect(await ask(tomorrow)).not.toBe(first);
    expect(asked.execute).toHaveBeenCalledTimes(2);
  });
});
