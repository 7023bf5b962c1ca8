import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cheapestSplit } from "./cheapest-split.ts";
import type { PriceLadder } from "./price-ladder.ts";

const gram = (quantity: number, cents: number) => ({ unit: "gram" as const, quantity, cents });

/** Brute force: slow, and simple enough to be right. */
function cheapestByHand(ladder: PriceLadder, steps: number): number | null {
  if (steps === 0) return 0;
  const ways = ladder.flatMap(({ quantity, cents }) => {
    const rest = steps - Math.round(quantity * 2);
    const before = rest >= 0 ? cheapestByHand(ladder, rest) : null;
    return before === null ? [] : [before + cents];
  });
  return ways.length > 0 ? Math.min(...ways) : null;
}

describe("the cheapest way to five grams", () => {
  test("takes the large bag where it is cheaper by the gram", () => {
    const split = cheapestSplit([gram(1, 1200), gram(5, 5000)]);
    expect(split).toEqual({ parts: [{ rung: gram(5, 5000), count: 1 }], cents: 5000 });
  });

  test("takes small bags where the large one is no bargain", () => {
    const split = cheapestSplit([gram(1, 1000), gram(2, 2300), gram(5, 5500)]);
    expect(split).toEqual({ parts: [{ rung: gram(1, 1000), count: 5 }], cents: 5000 });
  });

  test("mixes bags to come out even", () => {
    const split = cheapestSplit([gram(1, 1200), gram(2, 2000)]);
    expect(split?.cents).toBe(5200);
    expect(split?.parts.map(({ rung, count }) => [rung.quantity, count])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  test("is none where the bags do not add up, and none from pieces", () => {
    expect(cheapestSplit([gram(2, 2000)])).toBeNull();
    expect(cheapestSplit([{ unit: "piece", quantity: 1, cents: 500 }])).toBeNull();
    expect(cheapestSplit([])).toBeNull();
  });

  test("never goes beyond what one person may have", () => {
    expect(cheapestSplit([gram(1, 1000)], 6)).toBeNull();
  });

  test("is what trying every way finds", () => {
    const quantity = fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2);
    const ladder = fc.array(
      fc.record({ unit: fc.constant("gram" as const), quantity, cents: fc.integer({ min: 1, max: 9000 }) }),
      {
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(ladder, quantity, (rungs, grams) => {
        const split = cheapestSplit(rungs, grams);
        expect(split?.cents ?? null).toBe(cheapestByHand(rungs, Math.round(grams * 2)));
        const weight = split?.parts.reduce((sum, { rung, count }) => sum + rung.quantity * count, 0);
        if (split) expect(weight).toBe(grams);
      }),
    );
  });
});
