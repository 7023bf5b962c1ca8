import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOneTypoApart } from "./one-typo.ts";

/** The textbook's table: insertions, deletions, changes and swaps of neighbours (optimal string alignment). */
function distance(a: string[], b: string[]): number {
  const table = [...a, ""].map((_, row) =>
    [...b, ""].map((_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.NaN;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + change];
      (table[row] as number[])[column] = Math.min(...ways, isSwap ? at(row - 2, column - 2) + 1 : Infinity);
    }
  }
  return at(a.length, b.length);
}

const apart = (a: string, b: string) => isOneTypoApart([...a], [...b]);

describe("one typo", () => {
  test("is a letter too many, too few or changed, or two neighbours swapped", () => {
    for (const typo of [
      "amsterddam",
      "amsteram",
      "amstardam",
      "amstredam",
      "msterdam",
      "amsterdamm",
      "amsterdam",
    ]) {
      expect([typo, apart(typo, "amsterdam"), apart("amsterdam", typo)]).toEqual([typo, true, true]);
    }
  });

  test("is not two of them", () => {
    for (const typo of ["amsteradm!", "asmtredam", "maasterdam", "amsterd", "edam"]) {
      expect([typo, apart(typo, "amsterdam")]).toEqual([typo, false]);
    }
  });

  test("is what the table of all edits says", () => {
    const word = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneTypoApart(a, b)).toBe(distance(a, b) <= 1);
      }),
      { numRuns: 3_000 },
    );
  });
});
