import { expect, test } from "vitest";
import { ageOf, isOld, isWithinYear } from "./can-i-get-in-age.ts";

const NOW = "2026-11-21T13:15:00Z";

test.each([
  ["2026-11-21", { count: 0, unit: "day" }],
  ["2026-11-20", { count: 1, unit: "day" }],
  ["2026-10-22", { count: 30, unit: "day" }],
  ["2026-10-20", { count: 1, unit: "month" }],
  ["2026-11", { count: 0, unit: "month" }],
  ["2025-12", { count: 11, unit: "month" }],
  ["2025-11", { count: 1, unit: "year" }],
  ["2024-12", { count: 1, unit: "year" }],
  ["2019-02", { count: 7, unit: "year" }],
  ["2026", { count: 0, unit: "year" }],
  ["2025", { count: 1, unit: "year" }],
  ["2019", { count: 7, unit: "year" }],
  ["2027-01", { count: 0, unit: "month" }],
] as const)("what was seen in %s is so old", (observedOn, age) => {
  expect(ageOf(observedOn, NOW)).toEqual(age);
});

test.each([
  ["2019-02", true],
  ["2024", true],
  ["2024-11", true],
  ["2024-12", false],
  ["2025", false],
  ["2026-10-01", false],
])("a rule of %s is old: %s", (observedOn, expected) => {
  expect(isOld(observedOn, NOW)).toBe(expected);
});

test.each([
  ["2026-11-20", true],
  ["2025-12", true],
  ["2026", true],
  ["2025-11", false],
  ["2025", false],
])("a rule of %s was confirmed within a year: %s", (observedOn, expected) => {
  expect(isWithinYear(observedOn, NOW)).toBe(expected);
});
