import { expect, test } from "vitest";
import { exceptionsAhead } from "./exceptions-ahead.ts";

const point = { latitude: 52.37, longitude: 4.9 };
const from = new Date("2026-11-28T12:00:00Z");
const ahead = (hours: string) =>
  exceptionsAhead({ hours, point, from, toldDays: 7 }).map(
    ({ date, open }) => `${date} ${open.length === 0 ? "closed" : "open"}`,
  );

test("Christmas is told four weeks before, and each day with hours of its own until New Year", () => {
  expect(
    ahead("Mo-Su 10:00-22:00; 2026 Nov 30 off; 2026 Dec 12 12:00-15:00; Dec 25 off; Dec 26 off"),
  ).toEqual(["2026-12-12 open", "2026-12-25 closed", "2026-12-26 closed", "2027-01-01 open"]);
});

test("holidays on which the rules close a shop are told, and the next five days at most", () => {
  expect(ahead("Mo-Su 10:00-22:00; PH off")).toEqual([
    "2026-12-25 closed",
    "2026-12-26 closed",
    "2027-01-01 closed",
  ]);
  expect(ahead("Mo-Su 10:00-22:00; Dec 05-20 off")).toHaveLength(5);
});

test.each(["Mo-Su 10:00-22:00", "24/7", "not hours at all"])("of %s there is nothing to tell", (hours) => {
  expect(ahead(hours)).toEqual([]);
});
