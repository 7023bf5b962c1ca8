import fc from "fast-check";
import { expect, test } from "vitest";
import { parseHours } from "#features/hours/server/parse-hours.ts";
import {
  halfDays,
  hoursWith,
  toldRowsOf,
  type WeekDay,
  weekOfText,
  weekRowsOf,
  weekText,
} from "./week-text.ts";

const open = (from: string, to: string): WeekDay => ({ isClosed: false, from, to });
const CLOSED: WeekDay = { isClosed: true, from: "", to: "" };
const UNTOLD: WeekDay = { isClosed: false, from: "", to: "" };

const week = (...days: [day: WeekDay, count: number][]) =>
  days.flatMap(([day, count]) => Array.from({ length: count }, () => day));

test.each([
  [week([open("10:00", "22:00"), 7]), "Mo-Su 10:00-22:00"],
  [
    week([open("10:00", "22:00"), 5], [open("10:00", "02:00"), 1], [CLOSED, 1]),
    "Mo-Fr 10:00-22:00; Sa 10:00-02:00; Su off",
  ],
  [
    week([CLOSED, 1], [open("09:00", "00:00"), 4], [open("09:00", "23:00"), 2]),
    "Mo off; Tu-Fr 09:00-24:00; Sa,Su 09:00-23:00",
  ],
  [week([open("00:00", "00:00"), 7]), "24/7"],
  [week([UNTOLD, 4], [open("10:00", "02:00"), 2], [CLOSED, 1]), "Mo-Th unknown; Fr,Sa 10:00-02:00; Su off"],
  [week([UNTOLD, 6], [CLOSED, 1]), "Mo-Sa unknown; Su off"],
  [week([UNTOLD, 7]), ""],
])("a week is written as OpenStreetMap does: %#", (days, text) => {
  expect(weekText(days)).toBe(text);
});

const minute = fc
  .nat({ max: 24 * 60 - 1 })
  .map((all) => `${String(Math.floor(all / 60)).padStart(2, "0")}:${String(all % 60).padStart(2, "0")}`);
const toldDay = fc.record({ isClosed: fc.boolean(), from: minute, to: minute });
const day = fc.oneof({ weight: 3, arbitrary: toldDay }, { weight: 1, arbitrary: fc.constant(UNTOLD) });
const anyWeek = fc
  .array(day, { minLength: 7, maxLength: 7 })
  .filter((days) => days.some((one) => one.isClosed || one.from !== ""));

test("whatever is entered is understood", () => {
  fc.assert(
    fc.property(anyWeek, (days) => {
      expect([weekText(days), parseHours(weekText(days))]).toEqual([expect.any(String), { ok: true }]);
    }),
    { numRuns: 50 },
  );
});

test("what was written is read again, equal days joined", () => {
  expect(weekRowsOf("Mo off; Tu-Fr 09:00-24:00; Sa,Su 09:00-23:00")).toEqual([
    { runs: [[0, 0]], times: "off" },
    { runs: [[1, 4]], times: "09:00-24:00" },
    { runs: [[5, 6]], times: "09:00-23:00" },
  ]);
  expect(weekRowsOf("Mo,Tu 10:00-22:00; We off; Th-Su 10:00-22:00")?.[0]?.runs).toEqual([
    [0, 1],
    [3, 6],
  ]);
  expect(weekRowsOf("24/7")).toEqual([{ runs: [[0, 6]], times: "00:00-24:00" }]);
  fc.assert(
    fc.property(anyWeek, (days) => {
      const rows = weekRowsOf(weekText(days)) ?? [];
      const told = days.map((_, place) =>
        rows.filter(({ runs }) => runs.some(([from, to]) => from <= place && place <= to)),
      );
      expect(told.map((row) => row.length)).toEqual(days.map(() => 1));
      expect(told.map(([row]) => row?.times === "off")).toEqual(days.map(({ isClosed }) => isClosed));
    }),
    { numRuns: 50 },
  );
});

test.each([
  "",
  "10:00-22:00",
  "PH off",
  "Mo-Fr 10:00-22:00; PH off",
  "Mo-Su 10:00-22:00; Su off",
  "Sa-Mo 10:00-22:00",
])("hours that say something else than a week are not taken for one: %s", (text) =>
  expect(weekRowsOf(text)).toBeNull(),
);

test("every day that has one of its times and not the other is half told", () => {
  const usual = open("10:00", "22:00");
  expect(halfDays(week([usual, 6], [CLOSED, 1]))).toEqual([]);
  expect(halfDays(week([usual, 1], [UNTOLD, 6]))).toEqual([]);
  expect(halfDays(week([usual, 4], [open("10:00", ""), 2], [open("", "01:00"), 1]))).toEqual([4, 5, 6]);
  // From midnight to midnight is a day; from ten to ten is a slip.
  expect(halfDays(week([open("00:00", "00:00"), 6], [open("22:00", "22:00"), 1]))).toEqual([6]);
});

test("a week that was written is entered again as it was", () => {
  const days = week([open("10:00", "00:00"), 2], [UNTOLD, 4], [CLOSED, 1]);
  expect(weekOfText(weekText(days))).toEqual(days);
  expect(weekOfText("Mo-Su 10:00-22:00; PH off")).toBeNull();
  expect(toldRowsOf(weekText(days))).toEqual([
    { runs: [[0, 1]], times: "10:00-24:00" },
    { runs: [[6, 6]], times: "off" },
  ]);
});

test.each([
  ["a week", "Mo-Su 10:00-22:00", "Mo-Th 10:00-22:00; Fr,Sa 10:00-02:00; Su 10:00-22:00"],
  ["days that were closed", "Mo-Th 09:00-21:00", "Mo-Th 09:00-21:00; Fr,Sa 10:00-02:00; Su off"],
  ["every hour", "24/7", "Mo-Th 00:00-24:00; Fr,Sa 10:00-02:00; Su 00:00-24:00"],
  [
    "more than a week",
    "Mo-Su 10:00-14:00,15:00-22:00; PH off",
    "Mo-Su 10:00-14:00,15:00-22:00; Fr,Sa 10:00-02:00; PH off",
  ],
  ["nothing", null, "Mo-Th unknown; Fr,Sa 10:00-02:00; Su unknown"],
])("days that were left out keep what stood: %s", (_, stood, hours) => {
  expect(hoursWith("Mo-Th unknown; Fr,Sa 10:00-02:00; Su unknown", stood)).toBe(hours);
  expect(parseHours(hours)).toEqual({ ok: true });
});

test("a whole week stands instead of all that stood", () => {
  expect(hoursWith("Mo-Sa 10:00-22:00; Su off", "Mo-Su 10:00-01:00; PH off")).toBe(
    "Mo-Sa 10:00-22:00; Su off",
  );
});
