import { expect, test } from "vitest";
import { readOpenFilter } from "./open-filter.ts";

test.each(["now", "late", "2026-11-22T20:00", "2028-02-29T00:00"])("%s says when", (text) => {
  expect(readOpenFilter(text)).toBe(text);
});

test.each([
  null,
  "",
  "yes",
  "NOW",
  "2026-11-22",
  "2026-11-22T24:00",
  "2026-02-30T12:00",
  "2026-11-22T20:00Z",
  "1026-11-22T20:00",
  "2026-11-22T20:00\n",
  "9".repeat(1000),
])("%j says nothing", (text) => {
  expect(readOpenFilter(text)).toBeNull();
});
