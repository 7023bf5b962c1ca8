import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setProfile } from "#features/compliance/server/profiles.test-support.ts";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { priceHistory } from "./price-history.ts";
import { productBySlug } from "./product-by-slug.ts";
import { saveMenus } from "./save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testDatabase();
beforeEach(() => settleSmallCatalogue(database));

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
    ["2026-12", 1000, 1000],
    ["2027-01", 1300, 1300],
  ]);
});

test("a shop that hides its prices takes its past along", async () => {
  expect((await history("laagland-fog")).months[0]?.shopCount).toBe(2);
  await setProfile(database, { shop: "mosa" }, { prices: "hidden" });
  expect((await history("laagland-fog")).months[0]).toMatchObject({ shopCount: 1, highCents: 1200 });
  await setProfile(database, { shop: "andersom" }, { menu: "names" });
  expect(await history("laagland-fog")).toEqual({
    months: [],
    pricedShopCount: 0,
    seenAt: null,
    oldestSeenAt: null,
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

test("what is sold by the piece has no price of a gram", async () => {
  expect(await history("fog-stick")).toMatchObject({ months: [], pricedShopCount: 0 });
});

describe("a history that was read before", () => {
  afterEach(() => vi.restoreAllMocks());

  /** Lets time pass for the memory alone. */
  function waitMinutes(minutes: number): void {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + minutes * 60_000);
  }

  /** The database, and how often it was asked. */
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
