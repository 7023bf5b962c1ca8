import { expect, test } from "vitest";
import { isKnownBy } from "./entity-tag.ts";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  ['"ab"', false],
  ["a", false],
  ["", false],
  [undefined, false],
  [null, false],
])("who says %s knows the tag “a”: %s", (ifNoneMatch, isKnown) => {
  expect(isKnownBy(ifNoneMatch, '"a"')).toBe(isKnown);
  expect(isKnownBy(ifNoneMatch, 'W/"a"')).toBe(isKnown);
});
