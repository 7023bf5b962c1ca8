import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DayHours } from "#features/hours/day-hours.ts";
import { hasPassed, instantOfClock, isWithin, openingAt, wallClockAt } from "./can-i-get-in-hours.ts";

describe("a wall clock in the country", () => {
  test.each([
    ["2026-11-22T20:00", "2026-11-22T19:00:00.000Z"],
    ["2026-07-01T00:30", "2026-06-30T22:30:00.000Z"],
    ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
    ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
  ])("%s is %s", (wall, instant) => {
    expect(instantOfClock(wall)).toBe(instant);
  });

  test("is what Temporal says, at every hour that comes once", () => {
    const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const wall = Temporal.PlainDateTime.from("2026-01-01T00:00").add({ minutes: minute });
        const [earlier, later] = (["earlier", "later"] as const).map((disambiguation) =>
          wall.toZonedDateTime("Europe/Amsterdam", { disambiguation }),
        );
        fc.pre(earlier?.epochMilliseconds === later?.epochMilliseconds);
        const text = wall.toString({ smallestUnit: "minute" });
        expect(Date.parse(instantOfClock(text))).toBe(earlier?.epochMilliseconds);
      }),
    );
  });
});

const day = (date: string, open: [string, string][], unknown: [string, string][] = []): DayHours => ({
  date,
  open: open.map(([opensAt, closesAt]) => ({ opensAt, closesAt })),
  unknown: unknown.map(([opensAt, closesAt]) => ({ opensAt, closesAt })),
  isHoliday: false,
  isSpecial: false,
});

/** Saturday 09:00–01:00, Sunday 12:00–18:00 with a doubt after it, Monday closed. */
const DAYS = [
  day("2026-11-21", [["2026-11-21T08:00:00.000Z", "2026-11-22T00:00:00.000Z"]]),
  day(
    "2026-11-22",
    [["2026-11-22T11:00:00.000Z", "2026-11-22T17:00:00.000Z"]],
    [["2026-11-22T17:00:00.000Z", "2026-11-22T20:00:00.000Z"]],
  ),
  day("2026-11-23", []),
];
const NOW = "2026-11-21T13:15:00.000Z";
const OPEN_NOW = { opening: { state: "open", closesAt: "2026-11-22T00:00:00.000Z" } as const, days: DAYS };

test.each([
  ["now", NOW, { state: "open", closesAt: "2026-11-22T00:00:00.000Z" }],
  ["what has passed, of which nobody is told", "2026-11-21T09:00:00.000Z", { state: "unknown" }],
  ["the minute that is going on", "2026-11-21T13:15:00.000Z", OPEN_NOW.opening],
  [
    "tonight after midnight",
    "2026-11-21T23:30:00.000Z",
    { state: "open", closesAt: "2026-11-22T00:00:00.000Z" },
  ],
  [
    "tomorrow before opening",
    "2026-11-22T10:00:00.000Z",
    { state: "closed", opensAt: "2026-11-22T11:00:00.000Z" },
  ],
  ["tomorrow evening, when nobody knows", "2026-11-22T18:00:00.000Z", { state: "unknown" }],
  ["Monday", "2026-11-23T12:00:00.000Z", { state: "closed", opensAt: null }],
  ["beyond the days that are known", "2026-11-24T12:00:00.000Z", { state: "unknown" }],
])("%s", (_, at, state) => {
  expect(openingAt(OPEN_NOW, at, NOW)).toEqual(state);
});

test("the night that is going on belongs to yesterday and is open all the same", () => {
  const now = "2026-11-21T23:10:00.000Z";
  const opening = { state: "open", closesAt: "2026-11-22T00:00:00.000Z" } as const;
  const times = { opening, days: DAYS.slice(1) };
  expect(openingAt(times, "2026-11-21T23:30:00.000Z", now)).toEqual(opening);
  expect(openingAt(times, "2026-11-22T00:30:00.000Z", now)).toMatchObject({ state: "closed" });
});

test("unknown hours stay unknown at any time", () => {
  const times = { opening: { state: "unknown" } as const, days: null };
  expect(openingAt(times, "2026-11-22T12:00:00.000Z", NOW)).toEqual({ state: "unknown" });
});

test("whoever asks for a time that a clock has shown is too late, and for the minute of now is not", () => {
  const millisecond = fc.integer({ min: 0, max: 366 * 24 * 60 * 60_000 });
  fc.assert(
    fc.property(millisecond, (since) => {
      const now = new Date(Date.parse("2026-01-01T00:00Z") + since).toISOString();
      expect(hasPassed(wallClockAt(now), now)).toBe(false);
      const later = new Date(Date.parse(now) + 2 * 60 * 60_000).toISOString();
      expect([hasPassed(wallClockAt(now), later), hasPassed(wallClockAt(later), now)]).toEqual([true, false]);
    }),
  );
});

test("a page has an answer until the end of its last day", () => {
  const asked = ["2026-11-23T23:59", "2026-11-24T00:00"];
  expect(asked.map((wall) => isWithin(OPEN_NOW, wall))).toEqual([true, false]);
  expect(isWithin({ ...OPEN_NOW, days: null }, "2026-11-21T20:00")).toBe(false);
});
