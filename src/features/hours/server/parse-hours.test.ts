import * as fc from "fast-check";
import { expect, test } from "vitest";
import { evaluateHours } from "./evaluate-hours.ts";
import { parseHours } from "./parse-hours.ts";

test.each([
  "Mo-Fr 09:00-18:00",
  "Mo-Su 00:00-00:00",
  "24/7",
  "sunrise-sunset",
  "Mo-Fr 08:00-18:00; ",
  "ma-vr 10:00-01:00",
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
      const times = evaluateHours({ hours: text, point: { latitude: 52, longitude: 5 }, from, days: 16 });
      const ends = (times?.open ?? []).flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]);
      expect(ends).toEqual([...new Set(ends)].toSorted());
    }),
    { numRuns: 150 },
  );
});
