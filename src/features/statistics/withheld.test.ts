import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FEWEST, shownCounts, withheld } from "./withheld.ts";

/** All ways to share out a sum over so many places. */
function waysToShare(sum: number, places: number): number[][] {
  if (places === 0) return sum === 0 ? [[]] : [];
  return Array.from({ length: sum + 1 }, (_, first) => first).flatMap((first) =>
    waysToShare(sum - first, places - 1).map((rest) => [first, ...rest]),
  );
}

/** What each withheld place may hold, for someone who knows the rule, the total and all that is shown. */
function guesses(counts: readonly number[]): { count: number; values: Set<number> }[] {
  const shown = shownCounts(counts).counts;
  const hidden = shown.flatMap((count, place) => (count === null ? [place] : []));
  const left = hidden.reduce((sum, place) => sum + (counts[place] ?? 0), 0);
  const seen = JSON.stringify(shownCounts(counts));
  const possible = waysToShare(left, hidden.length).filter((way) => {
    const others = shown.map((count, place) => count ?? way[hidden.indexOf(place)] ?? 0);
    return JSON.stringify(shownCounts(others)) === seen;
  });
  return hidden.map((place, index) => ({
    count: counts[place] ?? 0,
    values: new Set(possible.map((way) => way[index] ?? 0)),
  }));
}

const few = fc.array(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 9 })), {
  minLength: 1,
  maxLength: 5,
});

describe("counts that add up to a known total", () => {
  test("never tell one that is withheld, also to someone who knows the rule, unless it is nought", () => {
    fc.assert(
      fc.property(few, (counts) => {
        const { n } = shownCounts(counts);
        if (n === null) return;
        for (const { count, values } of guesses(counts)) {
          if (count > 0) expect(values.size).toBeGreaterThan(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("show none of one to four, and everything when all are nought or five or more", () => {
    fc.assert(
      fc.property(few, (counts) => {
        const shown = shownCounts(counts);
        expect(shown.counts.filter((count) => count !== null && count > 0 && count < FEWEST)).toEqual([]);
        const isLarge = (count: number) => count === 0 || count >= FEWEST;
        if (shown.n !== null && counts.every(isLarge)) expect(shown.counts).toEqual(counts);
        if (shown.n === null) expect(shown.counts.every((count) => count === null)).toBe(true);
        else expect(shown.n).toBeGreaterThanOrEqual(FEWEST);
      }),
    );
  });

  test.each([
    ["a single small one takes the next with it", [3, 20, 8], [null, 20, null]],
    ["two that differ are enough", [3, 4, 20, 8], [null, null, 20, 8]],
    ["two that are alike are not", [2, 2, 20, 8], [null, null, 20, null]],
    ["noughts alone are what is left of the total, so they are shown", [0, 0, 20, 8], [0, 0, 20, 8]],
    ["all answers but one are noughts", [0, 0, 0, 321], [0, 0, 0, 321]],
    ["noughts beside a small one hide it", [0, 0, 20, 3], [null, null, 20, null]],
    ["all of one size go together", [3, 8, 20, 8], [null, null, 20, null]],
  ])("%s", (_, counts, shown) => {
    expect(shownCounts(counts).counts).toEqual(shown);
  });

  test.each([[[4]], [[0, 0, 0]], [[4, 4]], [[1, 2]]])("%j say nothing at all, nor their total", (counts) => {
    expect(shownCounts(counts)).toEqual({ n: null, counts: counts.map(() => null) });
  });

  test("none is withheld of none", () => {
    expect(withheld([])).toEqual(new Set());
  });
});
