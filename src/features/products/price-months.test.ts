import fc from "fast-check";
import { expect, test } from "vitest";
import { priceMonths } from "./price-months.ts";

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const held = (shopId: number, centsEach: number, from: string, until: string) => ({
  shopId,
  centsEach,
  from: at(from),
  until: at(until),
});

test("a price holds in every month from when it was noted until it was last seen, and no longer", () => {
  const months = priceMonths([
    held(1, 1000, "2026-01-31", "2026-03-01"),
    held(2, 1400, "2026-03-02", "2026-03-02"),
  ]);
  expect(months).toEqual([
    { month: "2026-01", lowCents: 1000, medianCents: 1000, highCents: 1000, shopCount: 1 },
    { month: "2026-02", lowCents: 1000, medianCents: 1000, highCents: 1000, shopCount: 1 },
    { month: "2026-03", lowCents: 1000, medianCents: 1200, highCents: 1400, shopCount: 2 },
  ]);
});

test("of a shop its cheapest gram of the month counts, once, whenever it was noted", () => {
  const prices = [
    held(1, 1200, "2026-12-01", "2027-01-02"),
    held(1, 1100, "2026-12-05", "2026-12-05"),
    held(1, 1300, "2026-12-08", "2026-12-09"),
  ];
  for (const noted of [prices, prices.toReversed()]) {
    const months = priceMonths(noted);
    expect(months.map(({ month, lowCents, shopCount }) => [month, lowCents, shopCount])).toEqual([
      ["2026-12", 1100, 1],
      ["2027-01", 1200, 1],
    ]);
  }
});

test("the median lies within the range, whatever was noted", () => {
  const price = fc.record({
    shopId: fc.integer({ min: 1, max: 9 }),
    centsEach: fc.integer({ min: 1, max: 5000 }),
    from: fc.integer({ min: at("2025-01-01"), max: at("2026-01-01") }),
    days: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.array(price), (prices) => {
      const months = priceMonths(
        prices.map(({ days, ...one }) => ({ ...one, until: one.from + days * 86_400_000 })),
      );
      for (const { lowCents, medianCents, highCents } of months) {
        expect(medianCents).toBeGreaterThanOrEqual(lowCents);
        expect(medianCents).toBeLessThanOrEqual(highCents);
      }
      expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
    }),
  );
});
