import { diceOf } from "#features/shops/server/dice.ts";

/** Seeded random choices, the same in every run. */
export function seeded(seed: number) {
  const dice = diceOf(seed);
  const next = () => dice.between(0, 1);
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    one: dice.oneOf,
    /** Early ones far oftener than late ones, as with names and cities. */
    oneOfFew<Value>(values: readonly Value[]): Value {
      return values[Math.floor(next() ** 3 * values.length)] as Value;
    },
  };
}

export type Seeded = ReturnType<typeof seeded>;
