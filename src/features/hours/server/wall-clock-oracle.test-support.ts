import * as fc from "fast-check";

/*
 * Opening hours in a form that anyone can check by hand: for each weekday and some dates a list of minutes. It is written in
 * OpenStreetMap's syntax for the code under test, and evaluated minute by minute for the expected result.
 */

const WEEKDAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"] as const;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Minutes after the midnight with which the day begins; the end may lie in the night after. */
type MinuteRange = [from: number, to: number];

export interface RuleSet {
  /** By weekday, Sunday first; each rule for the weekdays it names. */
  week: { weekdays: number[]; ranges: MinuteRange[] }[];
  /** A rule after a comma, which holds beside those of the week. */
  added: { weekdays: number[]; ranges: MinuteRange[] } | null;
  /** Dates such as `2026-04-27`; no ranges means closed. */
  dates: { date: string; ranges: MinuteRange[] }[];
  isClosedOnHolidays: boolean;
}

/** The Dutch public holidays of the weeks that the tests look at, from the calendar on the wall. */
export const HOLIDAYS = new Set([
  "2026-04-03",
  "2026-04-06",
  "2026-04-27",
  "2026-05-05",
  "2026-12-25",
  "2026-12-26",
]);

export function ruleSets(dates: string[]): fc.Arbitrary<RuleSet> {
  const week = fc
    .tuple(
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6]),
      fc.integer({ min: 1, max: 4 }),
      fc.array(ranges(), { minLength: 4, maxLength: 4 }),
    )
    .map(([weekdays, ruleCount, times]) =>
      times
        .slice(0, ruleCount)
        .map((rangesOfRule, rule) => ({
          weekdays: weekdays.filter((_, index) => index % ruleCount === rule),
          ranges: rangesOfRule,
        }))
        .filter(({ weekdays: some }) => some.length > 0),
    );
  const special = fc
    .shuffledSubarray(dates, { maxLength: 3 })
    .chain((some) =>
      fc.tuple(
        ...some.map((date) =>
          fc.oneof(fc.constant<MinuteRange[]>([]), ranges()).map((times) => ({ date, ranges: times })),
        ),
      ),
    );
  const added = fc.option(
    fc.record({ weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), ranges: ranges() }),
  );
  return fc.record({ week, added, dates: special, isClosedOnHolidays: fc.boolean() });
}

/** One or two ranges, apart from each other; the last may go on past midnight. */
function ranges(): fc.Arbitrary<MinuteRange[]> {
  const quarter = 15;
  return fc
    .tuple(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 60 }),
    )
    .chain(([start, length, pause, second]) => {
      const first: MinuteRange = [start * quarter, (start + length) * quarter];
      const from = (start + length + pause) * quarter;
      const to = from + second * quarter;
      const split: MinuteRange[] = [first, [from, to]];
      return fc.constantFrom([first], split, [[from, to] as MinuteRange]);
    })
    .filter((times) => times.every(([from, to]) => from < 1440 && to <= from + 1440 && to < 2880));
}

/** In the syntax of OpenStreetMap, with every way of writing a closing past midnight. */
export function written({ week, added, dates, isClosedOnHolidays }: RuleSet, isBeyond24: boolean): string {
  const time = (minutes: number) => {
    const hour = Math.floor(minutes / 60);
    return `${String(hour).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  };
  const times = (some: MinuteRange[]) =>
    some.map(([from, to]) => `${time(from)}-${time(to > 1440 && !isBeyond24 ? to - 1440 : to)}`).join(",") ||
    "off";
  const weekly = (rule: RuleSet["week"][number]) =>
    `${rule.weekdays.map((day) => WEEKDAYS[day]).join(",")} ${times(rule.ranges)}`;
  const usual = [week.map(weekly).join("; "), ...(added ? [weekly(added)] : [])].filter(Boolean).join(", ");
  return [
    ...(usual ? [usual] : []),
    ...(isClosedOnHolidays ? ["PH off"] : []),
    ...dates.map(({ date, ranges: some }) => {
      const [year, month, day] = date.split("-");
      return `${year} ${MONTHS[Number(month) - 1]} ${day} ${times(some)}`;
    }),
  ].join("; ");
}

const clock = new Intl.DateTimeFormat("sv", {
  timeZone: "Europe/Amsterdam",
  dateStyle: "short",
  timeStyle: "short",
});
const shown = new Map<number, string>();

/** Such as `2026-11-21 01:00`. */
function wallClock(instant: number): string {
  const text = shown.get(instant) ?? clock.format(instant);
  shown.set(instant, text);
  return text;
}

/** Whether it is open during the minute that begins at this instant. */
export function isOpenAt(rules: RuleSet, instant: number): boolean {
  const [date = "", time = ""] = wallClock(instant).split(" ");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const isSecondPass = wallClock(instant - 60 * 60_000) === `${date} ${time}`;
  // The hour that comes twice in autumn: its second pass is like the last minute of the first.
  const minute = isSecondPass ? hours * 60 + 59 : hours * 60 + minutes;
  const holds = ([from, to]: MinuteRange, at: number) => from <= at && at < to;
  return (
    rangesOn(rules, date).some((range) => holds(range, minute)) ||
    rangesOn(rules, dayBefore(date)).some((range) => holds(range, minute + 1440))
  );
}

function rangesOn({ week, added, dates, isClosedOnHolidays }: RuleSet, date: string): MinuteRange[] {
  const special = dates.find((day) => day.date === date);
  if (special) return special.ranges;
  if (isClosedOnHolidays && HOLIDAYS.has(date)) return [];
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  const usual = week.find(({ weekdays }) => weekdays.includes(weekday))?.ranges ?? [];
  return added?.weekdays.includes(weekday) ? [...usual, ...added.ranges] : usual;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
