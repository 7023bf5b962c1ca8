import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import {
  centsPerGram,
  type LadderMistake,
  ladderMistakes,
  MOST_CENTS,
  MOST_RUNGS,
  PRICE_UNITS,
  type PriceLadder,
  type PriceRung,
} from "./price-ladder.ts";

const database = testDatabase();

interface Judgement {
  isLadder: boolean;
  perGram: number | null;
  lowest: number | null;
}

const judgedByDatabase = statement(
  "test-judge-ladder",
  (_, p: Params<{ ladder: string }>) => sql<Judgement>`
    select is_price_ladder(ladder) as "isLadder", cents_per_gram(ladder) as "perGram", lowest_cents(ladder) as lowest
    from (select ${p.ladder}::jsonb as ladder) as given`,
);

const judge = (ladder: unknown) => judgedByDatabase.first(database, { ladder: JSON.stringify(ladder) });

const gram = (quantity: number, cents: number) => ({ unit: "gram" as const, quantity, cents });

/** In hundredths; pieces and packs are whole. */
const quantities = { gram: [1, 500], piece: [1, 100], pack: [1, 100] } as const;

/** The rungs of one unit, each with more of it and dearer than the one before. */
const risingRungs = (unit: PriceRung["unit"]): fc.Arbitrary<PriceLadder> => {
  const [min, max] = quantities[unit];
  const rising = (from: number, to: number) =>
    fc
      .uniqueArray(fc.integer({ min: from, max: to }), { minLength: 4, maxLength: 4 })
      .map((numbers) => numbers.toSorted((a, b) => a - b));
  return fc.tuple(rising(min, max), rising(1, MOST_CENTS), fc.nat({ max: 4 })).map(([steps, prices, count]) =>
    steps.slice(0, count).map((step, place) => ({
      unit,
      quantity: unit === "gram" ? step / 100 : step,
      cents: prices[place] ?? 0,
    })),
  );
};

/** Up to twelve rungs of all units, one unit after the other or in turns. */
const risingLadder = fc
  .tuple(fc.tuple(...PRICE_UNITS.map(risingRungs)), fc.boolean())
  .map(([units, isInTurns]) =>
    isInTurns ? [0, 1, 2, 3].flatMap((place) => units.flatMap((rungs) => rungs[place] ?? [])) : units.flat(),
  );

interface Damage {
  mistake: LadderMistake;
  /** Whether it takes an earlier rung of the same unit. */
  isAgainstEarlier?: boolean;
  to: (rung: PriceRung, earlier: PriceRung) => PriceRung;
}

const DAMAGES: Damage[] = [
  { mistake: "quantityOutOfRange", to: (rung) => ({ ...rung, quantity: 0 }) },
  { mistake: "quantityOutOfRange", to: (rung) => ({ ...rung, quantity: rung.unit === "gram" ? 5.01 : 101 }) },
  {
    mistake: "quantityTooFine",
    to: (rung) => ({ ...rung, quantity: rung.unit === "gram" ? 1.005 : 1.5 }),
  },
  { mistake: "centsOutOfRange", to: (rung) => ({ ...rung, cents: 0 }) },
  { mistake: "centsOutOfRange", to: (rung) => ({ ...rung, cents: MOST_CENTS + 1 }) },
  { mistake: "centsOutOfRange", to: (rung) => ({ ...rung, cents: rung.cents - 0.5 }) },
  {
    mistake: "quantityNotRising",
    isAgainstEarlier: true,
    to: (rung, { quantity }) => ({ ...rung, quantity }),
  },
  { mistake: "priceNotRising", isAgainstEarlier: true, to: (rung, { cents }) => ({ ...rung, cents }) },
];

describe("a price ladder that rises in each unit", () => {
  test("is right here and in the database, with the same cheapest gram and lowest price", async () => {
    await fc.assert(
      fc.asyncProperty(risingLadder, async (ladder) => {
        expect(ladderMistakes(ladder)).toEqual([]);
        const cents = ladder.map((rung) => rung.cents);
        expect(await judge(ladder)).toEqual({
          isLadder: true,
          perGram: centsPerGram(ladder),
          lowest: cents.length === 0 ? null : Math.min(...cents),
        });
      }),
      { numRuns: 200 },
    );
  });

  test.each(DAMAGES)(
    "is wrong with one rung damaged: $mistake",
    async ({ mistake, isAgainstEarlier, to }) => {
      const earlierOf = (ladder: PriceLadder, place: number) =>
        ladder.slice(0, place).findLast(({ unit }) => unit === ladder[place]?.unit);
      const damaged = risingLadder
        .filter((ladder) => ladder.some((_, place) => !isAgainstEarlier || earlierOf(ladder, place)))
        .filter((ladder) => ladder.length > 0)
        .chain((ladder) => {
          const places = ladder.flatMap((_, place) =>
            isAgainstEarlier && !earlierOf(ladder, place) ? [] : [place],
          );
          return fc.record({ ladder: fc.constant(ladder), place: fc.constantFrom(...places) });
        });
      await fc.assert(
        fc.asyncProperty(damaged, async ({ ladder, place }) => {
          const rung = ladder[place] as PriceRung;
          const wrong = ladder.with(place, to(rung, earlierOf(ladder, place) ?? rung));
          expect(ladderMistakes(wrong)).toContainEqual({ place, mistake });
          expect(await judge(wrong)).toMatchObject({ isLadder: false });
        }),
        { numRuns: 60 },
      );
    },
  );

  test("has twelve rungs at most", async () => {
    const rungs = (count: number) =>
      Array.from({ length: count }, (_, place) => gram((place + 1) / 4, place + 1));
    expect([ladderMistakes(rungs(MOST_RUNGS)), (await judge(rungs(MOST_RUNGS)))?.isLadder]).toEqual([
      [],
      true,
    ]);
    expect([ladderMistakes(rungs(MOST_RUNGS + 1)), (await judge(rungs(MOST_RUNGS + 1)))?.isLadder]).toEqual([
      [{ place: 12, mistake: "tooManyRungs" }],
      false,
    ]);
  });
});

test("each rung that breaks a rule is named", () => {
  expect(ladderMistakes([gram(1, 1200), gram(2, 1200), gram(6, 5000)])).toEqual([
    { place: 1, mistake: "priceNotRising" },
    { place: 2, mistake: "quantityOutOfRange" },
  ]);
});

test("a ladder costs what its cheapest gram costs, in whole cents", async () => {
  const ladder: PriceLadder = [gram(1, 1000), { unit: "piece", quantity: 1, cents: 400 }, gram(2.5, 2300)];
  expect(centsPerGram(ladder)).toBe(920);
  expect(centsPerGram([{ unit: "gram", quantity: 1.36, cents: 19533 }])).toBe(14363);
  expect(await judge(ladder)).toEqual({ isLadder: true, perGram: 920, lowest: 400 });
  expect(centsPerGram([{ unit: "piece", quantity: 1, cents: 400 }])).toBeNull();
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
