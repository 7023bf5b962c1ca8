import fc from "fast-check";
import { expect, test } from "vitest";
import { parseHours } from "#features/hours/server/parse-hours.ts";
import { hoursByDay } from "#features/hours/server/evaluate-hours.ts";
import { holidaysAhead } from "./holidays.ts";
import {
  closedOn,
  closingEarly,
  dateOfName,
  dayOfHoliday,
  type HoursDraft,
  hoursDraftOf,
  isClosedOn,
  isSaidOf,
  nameOfDate,
  openAgainOn,
  textOfHours,
  withHoliday,
  withoutPast,
} from "./hours-draft.ts";

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30"))
  .map(([hour, minutes]) => `${String(hour).padStart(2, "0")}:${minutes}`);
const openDay = fc
  .tuple(time, time)
  .filter(([from, to]) => from !== to)
  .map(([from, to]) => ({ isClosed: false, from, to }));
const day = fc.oneof(openDay, fc.constant({ isClosed: true, from: "", to: "" }));
const on = fc.constantFrom("Dec 25", "easter", "easter +1 day", "easter -2 days", "2026 Dec 05");
const draft: fc.Arbitrary<HoursDraft> = fc.record({
  days: fc.array(day, { minLength: 7, maxLength: 7 }),
  dated: fc.uniqueArray(
    fc.tuple(on, day).map(([named, hours]) => ({ ...hours, on: named })),
    { selector: (one) => one.on, maxLength: 4 },
  ),
  publicHolidays: fc.option(day),
  others: fc.constantFrom([], ["week 30 off"]),
});

test("whatever is set in the rows is hours that are understood, and comes back as it was set", () => {
  fc.assert(
    fc.property(draft, (set) => {
      const text = textOfHours(set);
      expect(parseHours(text).ok).toBe(true);
      expect(hoursDraftOf(text)).toEqual(set);
    }),
  );
});

test.each([
  ["10:00", ""],
  ["", "22:00"],
  ["10:00", "10:00"],
])(
  "a day from %j to %j is no hours, so nobody saves it as something else; it is kept while it is typed",
  (from, to) => {
    const week = hoursDraftOf("Mo-Sa 10:00-22:00; Su off; Dec 25 off") as HoursDraft;
    const half = { isClosed: false, from, to };
    for (const set of [
      { ...week, days: week.days.with(2, half) },
      { ...week, dated: [{ on: "Dec 25", ...half }] },
    ]) {
      expect(parseHours(textOfHours(set)).ok).toBe(false);
      expect(hoursDraftOf(textOfHours(set))).toEqual(set);
    }
  },
);

test("days over the end of the week, several dates at once and days that nobody names have their rows", () => {
  const draft = hoursDraftOf("Fr-Su 10:00-01:00; Tu,We 12:00-00:00; Dec 24,Dec 31 10:00-18:00; PH off");
  const [night, day, closed] = [
    { isClosed: false, from: "10:00", to: "01:00" },
    { isClosed: false, from: "12:00", to: "00:00" },
    { isClosed: true, from: "", to: "" },
  ];
  expect(draft?.days).toEqual([closed, day, day, closed, night, night, night]);
  expect(draft?.dated.map(({ on }) => on)).toEqual(["Dec 24", "Dec 31"]);
  expect([draft?.publicHolidays, draft?.others]).toEqual([closed, []]);
});

const CLOSED = { isClosed: true, from: "", to: "" };

test("a row of a holiday says what visitors get by the rule for public holidays, in each of the next twenty years", () => {
  const draft = hoursDraftOf("Mo-Su 10:00-22:00; PH off") as HoursDraft;
  for (let year = 2026; year < 2046; year++) {
    for (const ahead of holidaysAhead(`${year}-01-01`)) {
      const asked = { hours: textOfHours(draft), point: { latitude: 52, longitude: 5 }, days: 1 };
      const [day] = hoursByDay({ ...asked, from: new Date(`${ahead.date}T12:00Z`) }) ?? [];
      const isClosed = dayOfHoliday(draft, ahead)?.isClosed === true;
      expect([ahead.date, isClosed]).toEqual([ahead.date, day?.open.length === 0]);
    }
  }
});

test.each([
  ["Mo-Sa 10:00-22:00; Su,PH 12:00-18:00", "Mo-Sa 10:00-22:00; Su 12:00-18:00; PH 12:00-18:00"],
  ["Mo-Sa 10:00-22:00; PH,Su off", "Mo-Sa 10:00-22:00; Su off; PH off"],
  [
    "Mo-Su 10:00-22:00; Dec 24 10:00-18:00; Dec 25 12:00-18:00; PH off",
    "Mo-Su 10:00-22:00; PH off; Dec 24 10:00-18:00",
  ],
])("a rule for public holidays is one of its own, and holds over earlier ones: %s", (read, written) => {
  expect(textOfHours(hoursDraftOf(read) as HoursDraft)).toBe(written);
});

test("one public holiday is as usual again, and the others stay closed", () => {
  const draft = hoursDraftOf("Mo-Su 10:00-22:00; PH off; 2026 Dec 12 off") as HoursDraft;
  const holidays = holidaysAhead("2026-11-28");
  const open = withHoliday(draft, { on: "Dec 26", day: undefined, holidays });
  expect(holidays.filter((one) => dayOfHoliday(open, one)).map(({ on }) => on)).toEqual(
    holidays.filter((one) => one.isPublic && one.on !== "Dec 26").map(({ on }) => on),
  );
  expect(textOfHours(open)).toMatch(/^Mo-Su 10:00-22:00; Dec 25 off; .*; 2026 Dec 12 off$/);
  const special = withHoliday(draft, {
    on: "Dec 25",
    day: { ...CLOSED, isClosed: false, from: "12:00", to: "18:00" },
    holidays,
  });
  expect(textOfHours(special)).toBe("Mo-Su 10:00-22:00; PH off; 2026 Dec 12 off; Dec 25 12:00-18:00");
});

test.each([
  "Mo-Fr 10:00-12:00,13:00-18:00",
  "Dec 25 off; Mo 10:00-18:00",
  "sunrise-sunset",
  "Mo-Su 10:00-22:00; PH off; week 30 off",
])("what rows cannot say stays text: %s", (text) => {
  expect(hoursDraftOf(text)).toBeNull();
});

test("a date is named as OpenStreetMap does, for one year or for every one", () => {
  expect(nameOfDate("2026-12-05")).toBe("2026 Dec 05");
  expect(nameOfDate("2026-12-05", true)).toBe("Dec 05");
  expect(dateOfName("2026 Dec 05")).toBe("2026-12-05");
  expect(dateOfName("Dec 05")).toBeNull();
});

test("the holidays ahead are those of the next twelve months, in their order", () => {
  const ahead = holidaysAhead("2026-11-28");
  expect(ahead.map(({ holiday, date }) => `${holiday} ${date}`)).toEqual([
    "saintNicholas 2026-12-05",
    "christmasEve 2026-12-24",
    "christmas 2026-12-25",
    "boxingDay 2026-12-26",
    "newYearsEve 2026-12-31",
    "newYear 2027-01-01",
    "goodFriday 2027-03-26",
    "easter 2027-03-28",
    "easterMonday 2027-03-29",
    "kingsDay 2027-04-27",
    "liberationDay 2027-05-05",
    "ascension 2027-05-06",
    "whitSunday 2027-05-16",
    "whitMonday 2027-05-17",
  ]);
});

test.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2038, "2038-04-25"],
])("Easter of %i is on %s", (year, date) => {
  expect(holidaysAhead(`${year}-01-01`).find(({ holiday }) => holiday === "easter")?.date).toBe(date);
});

test("King’s Day on a Sunday is kept a day earlier", () => {
  const days = holidaysAhead("2031-01-01").filter(({ holiday }) => holiday === "kingsDay");
  expect(days).toMatchObject([{ on: "Apr 26", date: "2031-04-26" }]);
});

test.each([
  "Mo-Su 10:00-22:00",
  "Mo-Fr 10:00-12:00,13:00-18:00; PH off",
  "Mo-Su 10:00-22:00; 2026 Nov 28 12:00-15:00",
])("a shop closes today and opens again, whatever its hours: %s", (hours) => {
  const closed = closedOn(hours, "2026-11-28");
  expect([parseHours(closed).ok, isClosedOn(closed, "2026-11-28"), isClosedOn(closed, "2026-11-29")]).toEqual(
    [true, true, false],
  );
  expect(isClosedOn(hours, "2026-11-28")).toBe(false);
  expect(openAgainOn(closed, "2026-11-28")).toBe(hours.replace("; 2026 Nov 28 12:00-15:00", ""));
});

test.each([
  ["Mo-Su 10:00-01:00", "20:00", "Mo-Su 10:00-01:00; 2026 Nov 28 10:00-20:00"],
  ["Mo-Su 10:00-01:00", "00:00", "Mo-Su 10:00-01:00; 2026 Nov 28 10:00-24:00"],
  ["Mo-Su 10:00-22:00; 2026 Nov 28 12:00-18:00", "15:00", "Mo-Su 10:00-22:00; 2026 Nov 28 12:00-15:00"],
  [
    "Mo-Su 10:00-22:00; Nov 28 12:00-18:00",
    "15:00",
    "Mo-Su 10:00-22:00; Nov 28 12:00-18:00; 2026 Nov 28 12:00-15:00",
  ],
  ["Mo-Su 10:00-22:00", "23:00", null],
  ["Mo-Su 10:00-22:00", "09:00", null],
  ["Mo-Su 10:00-22:00", "2", null],
  ["Mo-Fr 10:00-22:00", "15:00", null],
  ["Mo-Su 10:00-12:00,13:00-18:00", "15:00", null],
])("hours of %s that end at %s on a Saturday are %s", (hours, to, early) => {
  expect(closingEarly(hours, "2026-11-28", to)).toBe(early);
  if (early) expect([parseHours(early).ok, isSaidOf(early, "2026-11-28")]).toEqual([true, true]);
});

test("single days that are over are not kept, but for yesterday, whose night may go on", () => {
  const draft = hoursDraftOf("Mo-Su 10:00-22:00; 2026 Nov 20 off; 2026 Nov 27 off; Dec 25 off") as HoursDraft;
  expect(textOfHours(withoutPast(draft, "2026-11-28"))).toBe(
    "Mo-Su 10:00-22:00; 2026 Nov 27 off; Dec 25 off",
  );
});
