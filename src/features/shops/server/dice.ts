/**
 * Dice that fall the same for the same seed on every machine (mulberry32): load data must be equal everywhere, or
 * two measurements could not be compared.
 */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    between: (low, high) => low + next() * (high - low),
    oneOf: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    isLucky: (chance) => next() < chance,
  };
}

export interface Dice {
  between(low: number, high: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
  /** True with this chance, 0 to 1. */
  isLucky(chance: number): boolean;
}
