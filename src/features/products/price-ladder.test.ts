import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Slots, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { centsPerGram, ladderMistakes, PRICE_UNITS, type PriceLadder } from "./price-ladder.ts";

const asDatabaseSaysIt = statement(
  "is-price-ladder",
  (_, p: Slots<{ ladder: string }>) => sql<{ isLadder: boolean; cents: number | null }>`
    select is_price_ladder(${p.ladder}::jsonb) as "isLadder", cents_per_gram(${p.ladder}::jsonb) as cents`,
);

const gram = (quantity: number, cents: number) => ({ unit: "gram" as const, quantity, cents });

describe("a price ladder", () => {
  const database = testDatabase();

  test("rises in quantity and in price", () => {
    expect(ladderMistakes([gram(1, 1200), gram(2.5, 2750), gram(5, 5000)])).toEqual([]);
  });

  test("names the rung that breaks a rule", () => {
    expect(ladderMistakes([gram(1, 1200), gram(2, 1200), gram(6, 5000)])).toEqual([
      { place: 1, mistake: "priceNotRising" },
      { place: 2, mistake: "quantityOutOfRange" },
    ]);
  });

  test("has grams to the hundredth and whole pieces", () => {
    expect(ladderMistakes([gram(0.07, 100), { unit: "piece", quantity: 1.5, cents: 400 }])).toEqual([
      { place: 1, mistake: "quantityTooFine" },
    ]);
  });

  test("costs what its cheapest gram costs", () => {
    expect(centsPerGram([gram(1, 1200), gram(5, 5000), { unit: "piece", quantity: 1, cents: 400 }])).toBe(
      1000,
    );
    expect(centsPerGram([{ unit: "piece", quantity: 1, cents: 400 }])).toBeNull();
  });

  test("is judged by the database exactly as here", async () => {
    const rung = fc.record({
      unit: fc.constantFrom(...PRICE_UNITS),
      quantity: fc.constantFrom(0, 0.07, 0.5, 1, 1.005, 1.5, 2, 5, 5.01, 100, 101),
      cents: fc.constantFrom(0, 1, 10.5, 400, 500, 1000, 100_000, 100_001),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(rung, { maxLength: 14 }), async (ladder: PriceLadder) => {
        const [row] = await asDatabaseSaysIt.all(database, { ladder: JSON.stringify(ladder) });
        const isLadder = ladderMistakes(ladder).length === 0;
        expect(row?.isLadder).toBe(isLadder);
        if (isLadder) expect(row?.cents).toBe(centsPerGram(ladder));
      }),
      { numRuns: 300 },
    );
  });
});
