/** Numbers from 0 up to 1 that look like chance and are the same in every run (mulberry32). */
export function seeded(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    one<Value>(values: readonly Value[]): Value {
      return values[below(values.length)] as Value;
    },
    /** Early ones far oftener than late ones, as with names and cities. */
    oneOfFew<Value>(values: readonly Value[]): Value {
      return values[Math.floor(next() ** 3 * values.length)] as Value;
    },
  };
}

export type Seeded = ReturnType<typeof seeded>;
