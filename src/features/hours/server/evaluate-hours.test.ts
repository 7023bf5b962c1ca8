import { describe, expect, test } from "vitest";
import { openingStateOf } from "../opening-state.ts";
import { evaluateHours, hoursByDay } from "./evaluate-hours.ts";
import { knownOpenTimes } from "./known-open-times.ts";

const point = { latitude: 52.09, longitude: 5.12 };

/** In wall-clock time, over the days from a date on: `21 09:00 – 22 01:00`. */
function shown(hours: string, from: string, days = 1): string[] {
  const clock = new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Amsterdam",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const byDay = hoursByDay({ hours, point, from: new Date(`${from}T12:00Z`), days }) ?? [];
  return byDay.flatMap(({ open }) =>
    open.map(({ opensAt, closesAt }) =>
      [opensAt, closesAt].map((at) => clock.format(new Date(at))).join(" – "),
    ),
  );
}

function stateAt(hours: string, at: string) {
  const now = new Date(at);
  return openingStateOf({
    ...(knownOpenTimes({ hours, point, now }) ?? { during: [], knownUntil: null }),
    at: now,
  }).state;
}

describe("past midnight", () => {
  test("Saturday 09:00 to 01:00 is open on Sunday at half past midnight", () => {
    expect(stateAt("Sa 09:00-01:00", "2026-11-22T00:30+01:00")).toBe("open");
    expect(stateAt("Sa 09:00-01:00", "2026-11-22T01:00+01:00")).toBe("closed");
    expect(stateAt("Sa 09:00-01:00", "2026-11-21T00:30+01:00")).toBe("closed");
  });

  test.each([
    "Mo-Sa 09:00-01:00; Su off",
    "Mo-Sa 09:00-01:00; Su 12:00-18:00",
    "Mo-Sa 09:00-25:00; Su 12:00-18:00",
    "Mo-Sa 9am-1am; 2026 Nov 22 off",
  ])("a night belongs to the day on which it begins: %s", (hours) => {
    expect(stateAt(hours, "2026-11-22T00:30+01:00")).toBe("open");
    expect(stateAt(hours, "2026-11-22T01:00+01:00")).toBe("closed");
    expect(stateAt(hours, "2026-11-23T00:30+01:00")).toBe("closed");
  });

  test.each([
    ["Fr,Sa 22:00-03:00, Mo-Su 10:00-01:00", "2026-11-27", ["27 10:00 – 28 03:00"]],
    ["Mo-Su 10:00-01:00, Fr,Sa 22:00-03:00", "2026-11-27", ["27 10:00 – 28 03:00"]],
    ["Fr,Sa 22:00-03:00, Mo-Su 10:00-24:00", "2026-11-27", ["27 10:00 – 28 03:00"]],
    ["Fr 22:00-03:00, Mo-Su 10:00-01:00; Sa 12:00-14:00", "2026-11-27", ["27 10:00 – 28 03:00"]],
    ["Mo-Th 08:00-03:00, Fr-Sa 08:00-06:00, Su,PH 09:00-03:00", "2026-12-25", ["25 08:00 – 26 06:00"]],
    ["Mo-Sa 11:00-02:00, Su,PH 12:00-01:00", "2026-04-27", ["27 11:00 – 28 02:00"]],
    ["Mo-Su 10:00-03:00, PH off", "2026-04-27", []],
    ["Mo-Su 10:00-03:00; Fr 10:00-01:00, Fr 18:00-24:00", "2026-11-27", ["27 10:00 – 28 01:00"]],
    ["Fr 20:00-04:00, Fr 22:00-02:00 unknown", "2026-11-27", ["27 20:00 – 27 22:00", "28 02:00 – 28 04:00"]],
  ])("a rule after a comma takes no night of the rules before it: %s", (hours, date, expected) => {
    expect(shown(hours, date)).toEqual(expected);
  });

  test("a rule for the night itself ends it", () => {
    const nights = (rule: string) => shown(`Mo-Su 10:00-03:00; ${rule}`, "2026-11-21");
    expect(nights("Su 00:00-03:00 off")).toEqual(["21 10:00 – 22 00:00"]);
    expect(nights("Su 01:00-03:00 off")).toEqual(["21 10:00 – 22 01:00"]);
    expect(nights("Su 00:00-02:00 closed")).toEqual(["21 10:00 – 22 00:00", "22 02:00 – 22 03:00"]);
    // Asked for Sunday alone, the night before it still counts.
    expect(shown("24/7; Sa 22:00-02:00 off", "2026-11-22")).toEqual(["22 02:00 – 23 00:00"]);
    expect(shown("24/7; Sa 22:00-02:00 off", "2026-11-21", 2)).toEqual([
      "21 00:00 – 21 22:00",
      "22 02:00 – 23 00:00",
    ]);
  });

  test("a comment may look like a night", () => {
    expect(shown('Sa 10:00-12:00 open "bar 22:00-03:00"', "2026-11-21")).toEqual(["21 10:00 – 21 12:00"]);
  });
});

describe("the nights on which the clocks change", () => {
  const ends = (hours: string, from: string) =>
    evaluateHours({ hours, point, from: new Date(`${from}T12:00Z`), days: 2 })?.open.map(
      ({ opensAt, closesAt }) => [opensAt, closesAt],
    );

  test("in autumn a closing at 02:30 is the first 02:30, and one at 03:00 comes an hour later than it looks", () => {
    expect(ends("Sa 20:00-02:30", "2026-10-24")).toEqual([
      ["2026-10-24T18:00:00.000Z", "2026-10-25T00:30:00.000Z"],
    ]);
    expect(ends("Sa 20:00-03:00", "2026-10-24")).toEqual([
      ["2026-10-24T18:00:00.000Z", "2026-10-25T02:00:00.000Z"],
    ]);
    expect(ends("Su 02:30-04:00", "2026-10-24")).toEqual([
      ["2026-10-25T00:30:00.000Z", "2026-10-25T03:00:00.000Z"],
    ]);
  });

  test("in spring a closing at 02:30, which does not exist, is when the clocks jump to 03:00", () => {
    expect(ends("Sa 20:00-02:30", "2026-03-28")).toEqual([
      ["2026-03-28T19:00:00.000Z", "2026-03-29T01:00:00.000Z"],
    ]);
    expect(ends("Sa 20:00-03:30", "2026-03-28")).toEqual([
      ["2026-03-28T19:00:00.000Z", "2026-03-29T01:30:00.000Z"],
    ]);
    expect(ends("Su 02:15-02:45", "2026-03-28")).toEqual([]);
    expect(ends("Su 02:30-04:00", "2026-03-28")).toEqual([
      ["2026-03-29T01:00:00.000Z", "2026-03-29T02:00:00.000Z"],
    ]);
  });

  test("a day of 23 or 25 hours is open all of them", () => {
    expect(ends("24/7", "2026-03-28")).toEqual([["2026-03-27T23:00:00.000Z", "2026-03-29T22:00:00.000Z"]]);
    expect(ends("24/7", "2026-10-24")).toEqual([["2026-10-23T22:00:00.000Z", "2026-10-25T23:00:00.000Z"]]);
  });
});

describe("holidays and special days", () => {
  test.each([
    "2026-04-27",
    "2025-04-26",
    "2031-04-26",
    "2026-12-25",
    "2026-12-26",
    "2027-01-01",
    "2026-05-14",
  ])("%s is a holiday", (date) => {
    const [day] =
      hoursByDay({ hours: "Mo-Su 10:00-22:00; PH off", point, from: new Date(`${date}T12:00Z`), days: 1 }) ??
      [];
    expect(day).toEqual({ date, open: [], unknown: [], isHoliday: true, isSpecial: false });
  });

  test.each(["2025-04-27", "2031-04-27"])("%s is a Sunday, and King's Day was the day before", (date) => {
    expect(shown("Mo-Su 10:00-22:00; PH off", date)).toHaveLength(1);
  });

  test("a special day beats the week and is told apart from a season", () => {
    const hours = "Mo-Su 10:00-22:00; Jun 01-Aug 31 10:00-24:00; Dec 05 16:00-18:00; Dec 06 off";
    const days = (from: string, count: number) =>
      hoursByDay({ hours, point, from: new Date(from), days: count })?.map(({ isSpecial }) => isSpecial);
    expect(days("2026-12-04T12:00Z", 4)).toEqual([false, true, true, false]);
    expect(days("2026-07-10T12:00Z", 2)).toEqual([false, false]);
    expect(shown(hours, "2026-12-04", 4)).toEqual([
      "04 10:00 – 04 22:00",
      "05 16:00 – 05 18:00",
      "07 10:00 – 07 22:00",
    ]);
  });
});

describe("unknown is not closed", () => {
  test.each(["unknown", '"by appointment"', "Mo-Su 10:00+", "Mo-Fr 9-", "SH off", "x".repeat(1001)])(
    "%s",
    (hours) => {
      expect(stateAt(hours, "2026-11-21T12:00Z")).toBe("unknown");
    },
  );

  test("what is known ends where the doubt begins, and begins again where it ends", () => {
    const hours = 'Mo-Fr 10:00-18:00; Sa 10:00-18:00 "by appointment"';
    expect(knownOpenTimes({ hours, point, now: new Date("2026-11-20T12:00Z") })?.knownUntil).toBe(
      "2026-11-21T09:00:00.000Z",
    );
    expect(stateAt(hours, "2026-11-20T18:00Z")).toBe("closed");
    expect(stateAt(hours, "2026-11-21T12:00Z")).toBe("unknown");
    expect(stateAt(hours, "2026-11-21T18:00Z")).toBe("closed");
    expect(
      hoursByDay({ hours, point, from: new Date("2026-11-21T12:00Z"), days: 1 })?.[0]?.unknown,
    ).toHaveLength(1);
  });
});

test("the sun rises by the country's clock, in winter and in summer", () => {
  expect(shown("sunrise-sunset", "2026-12-21")).toEqual(["21 08:45 – 21 16:29"]);
  expect(shown("sunrise-sunset", "2026-06-21")).toEqual(["21 05:18 – 21 22:03"]);
});

test("outside of UTC nothing is worked out", () => {
  const zone = process.env.TZ;
  process.env.TZ = "Europe/Amsterdam";
  try {
    expect(() => evaluateHours({ hours: "24/7", point, from: new Date(), days: 1 })).toThrow("TZ=UTC");
  } finally {
    process.env.TZ = zone;
  }
});
