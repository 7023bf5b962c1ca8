import { expect, test } from "vitest";
import { clockCharacters, clockOfTyped } from "./typed-clock.ts";

test.each([
  ["1", "01:00"],
  ["9", "09:00"],
  ["13", "13:00"],
  ["130", "01:30"],
  ["1030", "10:30"],
  ["1:30", "01:30"],
  ["10:30", "10:30"],
  ["10:", "10:00"],
  ["24:00", "00:00"],
  ["25:00", "01:00"],
  ["2630", "02:30"],
])("%s is a time of day: %s", (typed, clock) => {
  expect(clockOfTyped(typed)).toBe(clock);
});

test.each(["", "99", "10:7", "10:60", "1060", "30:00", "10:30:00", "12345", ":30"])("%s is none", (typed) => {
  expect(clockOfTyped(typed)).toBeUndefined();
});

test.each([
  ["10.30", "10:30"],
  ["10h30", "10:30"],
  ["10u", "10:"],
  ["10 30", "10:30"],
  ["1a0b:3%0", "10:30"],
])("of %s the field keeps %s", (typed, kept) => {
  expect(clockCharacters(typed)).toBe(kept);
});
