import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sortedJson } from "./sorted-json.ts";

test("the same content is the same text, in whatever order its keys come, and nothing is lost", () => {
  expect(sortedJson({ b: [{ d: 1, c: null }, 2], a: "x" })).toBe('{"a":"x","b":[{"c":null,"d":1},2]}');
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = sortedJson(value);
      expect(sortedJson(reversed(value))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reversed(part)]),
  );
}
