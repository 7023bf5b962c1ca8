import { expect, test } from "vitest";
import { countryDay } from "./country-clock.ts";

test.each([
  ["2026-11-21T23:20:00Z", "2026-11-22"],
  ["2026-11-21T22:59:59Z", "2026-11-21"],
  ["2026-07-01T22:00:00Z", "2026-07-02"],
])("at %s it is %s in the country", (instant, day) => {
  expect(countryDay(new Date(instant))).toBe(day);
});
