import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateHours } from "./evaluate-hours.ts";
import { parseHours } from "./parse-hours.ts";

const POINT = { latitude: 52, longitude: 5 };

test.each([
  "Mo-Fr 09:00-18:00",
  "Mo-Su 00:00-00:00",
  "24/7",
  "sunrise-sunset",
  "Mo-Fr 08:00-18:00; ",
  "maandag-vrijdag 10:00-01:00",
  "Mon-Fri 10:00-01:00",
  "Mo-Fr 08:00-12:00 14:00-18:00",
  "Mo-Sa 10:00-20:00, Su off",
  "Mo-Su 10:00-22:00, PH off",
  "off; Mo-Fr 10:00-12:00",
  "Mo-Su off",
  '"by appointment"',
  "Mo-Su,PH 10:00-01:00 || unknown",
])("%s is understood", (hours) => expect(parseHours(hours)).toEqual({ ok: true }));

test.each([
  ["Mo-Fr 9-", 'Missing time separator in time range after: "number"'],
  ["(a+)+$", 'Unexpected token: "("'],
  [";".repeat(1000), "The value contains nothing meaningful which can be parsed."],
  ["Mo".repeat(500), 'Unexpected token: "m"'],
  ["Mo-Su 25:00-26:00", "Time range starts outside of the current day"],
  ["Dec 32 off", "The day for Dec must be between 1 and 31."],
  ["daylight", "names the sun otherwise than by sunrise, sunset, dawn and dusk"],
  ["SH off", "school holidays (SH) are not known here"],
  ["x".repeat(1001), "is longer than 1000 characters"],
  [Array.from({ length: 20 }, (_, hour) => `${hour + 1}:00-${hour + 1}:30`).join(","), "changes too often"],
  ["\u0000", 'Unexpected token: "?"'],
])("%s is not, and says why", (hours, reason) => {
  expect(parseHours(hours)).toEqual({ ok: false, reason });
});

describe("what the library reads as something else than was meant is refused:", () => {
  const SEPARATOR =
    "has no semicolon between two rules, or times before their days: Mo-Fr 10:00-22:00; Sa 10:00-02:00";
  const DAYS = "has a word that means another day in another language: write Mo, Tu, We, Th, Fr, Sa, Su";
  const TIMES = "has days without times: Mo-Su 10:00-22:00, or 24/7";
  const CLOSED = "says when it is closed, but not when it is open";

  test.each([
    ["Mo-Th 10:00-01:00 Fr-Sa 10:00-03:00 Su 12:00-01:00", SEPARATOR],
    ["Mo-Sa 09:00-17:00 Su 09:00-15:00", SEPARATOR],
    ["Mo-Fr 08:00-12:00 14:00-18:00 Sa", SEPARATOR],
    ["Mo-Su 10:00-22:00 PH off", SEPARATOR],
    ["Mo-Su 10:00-22:00 Dec 25 off", SEPARATOR],
    ["vi-do 12:00-20:00", DAYS],
    ["lu-do 10:00-22:00", DAYS],
    ["lun-sab 10:00-20:00; do 12:00-18:00", DAYS],
    ["lu-ma 10:00-12:00", DAYS],
    ["ma-vr 10:00-01:00", DAYS],
    ["Die 10:00-20:00", DAYS],
    ["l-v 10:00-20:00", DAYS],
    ["sabato 10:00-20:00", DAYS],
    ["daily", TIMES],
    ["Mo-Fr", TIMES],
    ["Mo-Su 10:00-22:00; PH", TIMES],
    ["PH off", CLOSED],
    ['Mo off; Dec 25 off "Kerst"', CLOSED],
    ["Apr-Sep 10:00-20:00; off", "closes every day with its last rule"],
  ])("%s", (hours, reason) => {
    expect(parseHours(hours)).toEqual({ ok: false, reason });
    expect(evaluateHours({ hours, point: POINT, from: new Date(), days: 7 })).toBeUndefined();
  });
});

test("whatever is written, it ends, and says nothing or something in order", () => {
  const words = fc.constantFrom(
    "Mo",
    "Su",
    "-",
    ",",
    ";",
    "||",
    " ",
    "10:00",
    "24:00",
    "02:00",
    "PH",
    "off",
    "unknown",
    "+",
    "[1]",
    "Dec",
    "31",
    "week",
    "1-53/2",
    "easter",
    "sunrise",
    "(sunset-01:00)",
    "2026",
    '"a"',
    "24/7",
    "/",
  );
  const hours = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(words, { maxLength: 60 }).map((some) => some.join("")),
  );
  fc.assert(
    fc.property(hours, (text) => {
      const from = new Date("2026-11-21T12:00Z");
      const times = evaluateHours({ hours: text, point: POINT, from, days: 16 });
      const ends = (times?.open ?? []).flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]);
      expect(ends).toEqual([...new Set(ends)].toSorted());
    }),
    { numRuns: 150 },
  );
});
