import { expect, test } from "vitest";
import { compactWeek } from "./compact-week.ts";
import type { DayHours } from "./day-hours.ts";

/** Saturday, 13:00 there. */
const NOW = "2026-11-21T12:00:00.000Z";

/** Times are those of UTC, an hour before the clocks of the country. */
function day(date: string, opens: string | null, closes = "22:00", rest: Partial<DayHours> = {}): DayHours {
  const open = opens === null ? [] : [{ opensAt: `${date}T${opens}:00Z`, closesAt: `${date}T${closes}:00Z` }];
  return { date, open, unknown: [], isHoliday: false, isSpecial: false, ...rest };
}

const WEEK = [
  day("2026-11-21", "09:00", "23:00"),
  day("2026-11-22", "09:00"),
  day("2026-11-23", null),
  day("2026-11-24", "09:00"),
  day("2026-11-25", "09:00"),
  day("2026-11-26", "09:00"),
  day("2026-11-27", "09:00", "23:00"),
];

test("equal days are joined, runs of them with their first and last, from Monday on", () => {
  expect(
    compactWeek(WEEK, NOW).map(({ runs, isToday, day: { open } }) => [runs, isToday, open.length]),
  ).toEqual([
    [[[0, 0]], false, 0],
    [
      [
        [1, 3],
        [6, 6],
      ],
      false,
      1,
    ],
    [[[4, 5]], true, 1],
  ]);
});

test("a public holiday and a day with hours of its own stand by themselves, below, with their date", () => {
  const days = WEEK.map((one) =>
    one.date === "2026-11-25"
      ? { ...one, isHoliday: true }
      : one.date === "2026-11-21"
        ? { ...one, isSpecial: true }
        : one,
  );
  const rows = compactWeek(days, NOW);
  expect(rows.map(({ date }) => date)).toEqual([null, null, null, "2026-11-21", "2026-11-25"]);
  expect(rows.find(({ isToday }) => isToday)?.date).toBe("2026-11-21");
});

test("a week of one kind of days is one row", () => {
  const days = WEEK.map(({ date }) => day(date, "09:00"));
  expect(compactWeek(days, NOW).map(({ runs }) => runs)).toEqual([[[0, 6]]]);
});

test("days that are perhaps open are not joined with those that are", () => {
  const [first, ...rest] = WEEK.map(({ date }) => day(date, "09:00"));
  const perhaps = { ...day("2026-11-21", null), unknown: first?.open ?? [] };
  expect(compactWeek([perhaps, ...rest], NOW)).toHaveLength(2);
});
