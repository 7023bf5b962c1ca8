import fc from "fast-check";
import { expect, test } from "vitest";
import { BitSet } from "./bit-set.ts";

const numbers = fc.uniqueArray(fc.nat({ max: 500 }), { maxLength: 200 });
const inOrder = (values: Iterable<number>) => [...values].toSorted((a, b) => a - b);

function valuesOf(set: BitSet): number[] {
  const values: number[] = [];
  set.forEach((number) => values.push(number));
  return values;
}

test("a set of bits says what a set of numbers says", () => {
  fc.assert(
    fc.property(numbers, numbers, (left, right) => {
      const [a, b] = [BitSet.of(left), BitSet.of(right)];
      const both = left.filter((number) => right.includes(number));
      expect(valuesOf(a)).toEqual(inOrder(left));
      expect(valuesOf(a.and(b))).toEqual(inOrder(both));
      expect(valuesOf(a.or(b))).toEqual(inOrder(new Set([...left, ...right])));
      expect([a.count, a.countWith(b)]).toEqual([left.length, both.length]);
      expect(right.every((number) => a.has(number) === left.includes(number))).toBe(true);
    }),
  );
});

test("what was taken out is not in it", () => {
  const set = BitSet.of([31, 32, 63]);
  set.delete(32);
  set.delete(4000);
  expect(valuesOf(set)).toEqual([31, 63]);
});
