import { sql } from "kysely";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Slots, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { centsPerGram, ladderMistakes, PRICE_UNITS, type PriceLadder } from "../price-ladder.ts";

const database = testDatabase();

const judged = statement(
  "judge-ladder",
  (_, p: Slots<{ ladder: string }>) => sql<{
    isLadder: boolean;
    perGram: number | null;
    lowest: number | null;
  }>`
    select is_price_ladder(ladder) as "isLadder", cents_per_gram(ladder) as "perGram", lowest_cents(ladder) as lowest
    from (select ${p.ladder}::jsonb as ladder) as given`,
);

const judge = (ladder: unknown) => judged.first(database, { ladder: JSON.stringify(ladder) });

const rung = fc.record({
  unit: fc.constantFrom(...PRICE_UNITS),
  quantity: fc.constantFrom(0, 0.07, 0.5, 1, 1.005, 2, 2.5, 5, 5.01, 99, 100, 101, -1),
  cents: fc.constantFrom(0, 1, 500, 950.5, 1000, 2500, 100_000, 100_001, -5),
});

test("the database and the vocabulary agree on every ladder", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rung, { maxLength: 14 }), async (ladder: PriceLadder) => {
      const told = await judge(ladder);
      const isRight = ladderMistakes(ladder).length === 0;
      expect(told?.isLadder).toBe(isRight);
      if (isRight) {
        expect(told?.perGram).toBe(centsPerGram(ladder));
        const cents = ladder.map((one) => one.cents);
        expect(told?.lowest).toBe(cents.length === 0 ? null : Math.min(...cents));
      }
    }),
    { numRuns: 300 },
  );
});

test("one that rises is right in each unit by itself", async () => {
  const ladder: PriceLadder = [
    { unit: "gram", quantity: 1, cents: 1000 },
    { unit: "piece", quantity: 1, cents: 400 },
    { unit: "gram", quantity: 2.5, cents: 2300 },
  ];
  expect(await judge(ladder)).toEqual({ isLadder: true, perGram: 920, lowest: 400 });
});

test.each([
  {},
  1,
  "x",
  null,
  [1],
  [null],
  [{}],
  [[]],
  [{ unit: "gram" }],
  [{ unit: null, quantity: 1, cents: 5 }],
  [{ unit: "kilo", quantity: 1, cents: 5 }],
  [{ unit: "gram", quantity: "1", cents: 5 }],
  [{ unit: "gram", quantity: 1, cents: 5, more: 1 }],
  [{ unit: "gram", quantity: 1, cents: 5e20 }],
])("%j is no ladder, and no mistake of the database's either", async (given) => {
  expect(await judge(given)).toMatchObject({ isLadder: false });
});
