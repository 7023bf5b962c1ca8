import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOfTyped, typedTime } from "./typed-time.ts";

test.each([
  ["in winter", "2026-11-21T14:15", "2026-11-21T13:15:00.000Z"],
  ["in summer", "2026-07-01T00:30", "2026-06-30T22:30:00.000Z"],
  ["in the hour that comes twice", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
  ["after it", "2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
  ["in the hour that is skipped", "2026-03-29T02:30", "2026-03-29T01:30:00.000Z"],
  ["no time", "tomorrow", undefined],
  ["nothing", "", undefined],
])("%s, %s is %s", (_, typed, instant) => {
  expect(instantOfTyped(typed)).toBe(instant);
});

test("what a field shows is that instant again, to the minute, but for the hour that comes twice", () => {
  const minute = fc.integer({
    min: Date.parse("2024-01-01") / 60_000,
    max: Date.parse("2030-01-01") / 60_000,
  });
  fc.assert(
    fc.property(minute, (minutes) => {
      const instant = new Date(minutes * 60_000).toISOString();
      const typed = typedTime(instant);
      const again = instantOfTyped(typed);
      expect(again && typedTime(again)).toBe(typed);
      const isTwice = typedTime(new Date(minutes * 60_000 - 3_600_000).toISOString()) === typed;
      expect(again).toBe(isTwice ? new Date(minutes * 60_000 - 3_600_000).toISOString() : instant);
    }),
  );
});
