import { expect, test } from "vitest";
import { hoursByDay } from "#features/hours/server/evaluate-hours.ts";
import { hoursJsonLd } from "./hours-json-ld.ts";

const said = (hours: string) =>
  hoursJsonLd(
    hoursByDay({
      hours,
      point: { latitude: 52, longitude: 5 },
      from: new Date("2026-11-21T12:00Z"),
      days: 2,
    }) ?? null,
  );
const on = (date: string, opens: string, closes: string) => ({
  "@type": "OpeningHoursSpecification",
  validFrom: date,
  validThrough: date,
  opens,
  closes,
});

test("each day is said with its date and the country's clock", () => {
  expect(said("Sa 09:00-01:00; Su off")).toEqual([
    on("2026-11-21", "09:00", "01:00"),
    on("2026-11-22", "00:00", "00:00"),
  ]);
  expect(said("24/7")[0]).toEqual(on("2026-11-21", "00:00", "23:59"));
});

test("what is in doubt or unknown is not said", () => {
  expect(said('Sa 09:00-12:00 "perhaps"; Su 10:00-12:00')).toEqual([on("2026-11-22", "10:00", "12:00")]);
  expect(said("Mo-Fr 9-")).toEqual([]);
});
