import { describe, expect, test } from "vitest";
import { NOW } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { priceHistory } from "./price-history.ts";
import { productBySlug } from "./product-by-slug.ts";
import { saveMenus } from "./save-menus.ts";
import { menuItemOf, settleSmallCatalogue } from "./small-catalogue.test-support.ts";

const database = testWorld(settleSmallCatalogue);

async function history(slug: string, now: Date) {
  const { id, priceStamp } = await productBySlug(database, { slug, locale: "nl" });
  return priceHistory(database, { productId: id, priceStamp, now });
}

describe("a price that nobody has seen for a year", () => {
  const inTwoYears = new Date("2028-11-10T12:00:00Z");
  const seenAgain = menuItemOf({
    shopSlug: "mosa",
    productSlug: "red-sand",
    position: 2,
    ladder: [{ unit: "gram", quantity: 1, cents: 1300 }],
  });

  test("is none of today: neither the lowest nor in the range, the chart or the least one can spend", async () => {
    await saveMenus(database, [seenAgain], { seenAt: inTwoYears });
    const { months, ...told } = await history("red-sand", inTwoYears);
    expect(told).toMatchObject({
      range: { lowCents: 1300, medianCents: 1300, highCents: 1300 },
      fromCents: 1300,
      pricedShopCount: 1,
      lastKnown: null,
    });
    expect([told.seenAt, told.oldestSeenAt, told.lowSeenAt].map((at) => Date.parse(at ?? ""))).toEqual(
      Array(3).fill(inTwoYears.getTime()),
    );
    // Of the other shop it is told for a year after it was seen there.
    const counted = Object.fromEntries(months.map(({ month, shopCount }) => [month, shopCount]));
    expect([counted["2027-11"], counted["2028-11"]]).toEqual([2, 1]);
  });

  test("is told as what was seen last where nothing newer is known, with its day", async () => {
    const { months, ...told } = await history("red-sand", inTwoYears);
    expect(told).toMatchObject({
      range: null,
      fromCents: null,
      pricedShopCount: 0,
      seenAt: null,
      lowSeenAt: null,
    });
    expect(told.lastKnown).toMatchObject({ centsPerGram: 850, fromCents: 900 });
    expect(Date.parse(told.lastKnown?.seenAt ?? "")).toBe(NOW.getTime());
    expect(months.at(-1)?.month).toBe("2027-11");
  });

  test("of a piece is no range of today either", async () => {
    expect((await history("fog-stick", inTwoYears)).counted).toMatchObject([
      { range: null, pricedShopCount: 0 },
    ]);
  });
});

test("the last month of a chart is what it costs today, as it stands beside it", async () => {
  const laterThatMonth = new Date("2026-11-28T12:00:00Z");
  const dearer = menuItemOf({
    shopSlug: "mosa",
    productSlug: "red-sand",
    available: "soldOut",
    position: 2,
    ladder: [{ unit: "gram", quantity: 1, cents: 1000 }],
  });
  await saveMenus(database, [dearer], { seenAt: laterThatMonth });
  const { months, range, pricedShopCount } = await history("red-sand", laterThatMonth);
  expect(months.at(-1)).toEqual({ month: "2026-11", ...range, shopCount: pricedShopCount });
});
