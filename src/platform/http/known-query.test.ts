import fc from "fast-check";
import { expect, test } from "vitest";
import { knownQuery } from "./known-query.ts";

test.each([
  ["", ""],
  ["?", ""],
  ["?utm_source=x&fbclid=y", ""],
  ["?sort=name&utm_source=x&q=haze", "?q=haze&sort=name"],
  ["?kind=smartshop&kind=coffeeshop", "?kind=coffeeshop&kind=smartshop"],
  ["?q=a%26b", "?q=a%26b"],
  ["?Q=haze", ""],
])("of %j pages read %j", (search, known) => {
  expect(knownQuery(search)).toBe(known);
});

test("equal questions have one key, in whatever order they are asked", () => {
  const pair = fc.tuple(fc.constantFrom("q", "kind", "page", "other"), fc.string({ maxLength: 20 }));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const asked = knownQuery(`?${new URLSearchParams(pairs)}`);
      expect(knownQuery(`?${new URLSearchParams(pairs.toReversed())}`)).toBe(asked);
      expect(knownQuery(asked)).toBe(asked);
    }),
  );
});

test("what is longer than any search is cut, so that no visitor fills the cache with one page", () => {
  expect(knownQuery(`?q=${"a".repeat(10_000)}`).length).toBeLessThanOrEqual(1024);
});
