import fc from "fast-check";
import { expect, test } from "vitest";
import { parseHours } from "#features/hours/server/parse-hours.ts";
import { lackingDay, type WeekDay, weekRowsOf, weekText } from "./week-text.ts";

const open = (from: string, to: string): WeekDay => ({ isClosed: false, from, to });
const CLOSED: WeekDay = { isClosed: true, from: "", to: "" };

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
])("a week is written as OpenStreetMap does: %#", (days, text) => {
  expect(weekText(days)).toBe(text);
});

const minute = fc
  .nat({ max: 24 * 60 - 1 })
  .map((all) => `${String(Math.floor(all / 60)).padStart(2, "0")}:${String(all % 60).padStart(2, "0")}`);
const day = fc.record({ isClosed: fc.boolean(), from: minute, to: minute });

test("whatever is entered is understood", () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (days) => {
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
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (days) => {
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

test("a week lacks the first day that is neither closed nor entered with both of its times", () => {
  const usual = open("10:00", "22:00");
  expect(lackingDay(week([usual, 6], [CLOSED, 1]))).toBeNull();
  expect(lackingDay(week([usual, 5], [open("", ""), 2]))).toBe(5);
  expect(lackingDay(week([usual, 6], [open("10:00", ""), 1]))).toBe(6);
});
