import type { Point } from "#platform/geo/geo.ts";
import { type HoursReading, hasSun, readHours } from "./read-hours.ts";
import { type Span, spansWithout, unitedSpans } from "./spans.ts";
import { DAY_MS, HOUR_MS, hoursAheadOn, MINUTE_MS } from "./wall-clock.ts";

/** What begins on one day, in milliseconds of the wall clock; a night goes on into the next day. */
export interface WallDay {
  wallDay: number;
  open: Span[];
  unknown: Span[];
  isHoliday: boolean;
  isSpecial: boolean;
}

interface Segment extends Span {
  state: "open" | "closed" | "unknown";
  rule: number | undefined;
}

/** No shop opens and closes that often; a text that attacks the parser might. */
const MOST_CHANGES_A_DAY = 24;
/** A rule for a date that also holds so much earlier or later is a season's. */
const SEASON_MS = 14 * DAY_MS;
const NOON_MS = 12 * HOUR_MS;

/**
 * The days of these hours, from the wall clock's midnight `firstDay` on. A night belongs to the day on which it begins, whatever
 * the rules say of the day after: "Sa 09:00-01:00; Su off" is open on Sunday at 00:30. Only a rule that names that time itself
 * (`Su 00:00-03:00 off`) ends it.
 * @throws what `readHours` throws, and Error for hours that change more often than a shop's can
 */
export function daysOfHours({
  hours,
  point,
  firstDay,
  dayCount,
  isMarked = false,
}: {
  hours: string;
  point: Point;
  firstDay: number;
  dayCount: number;
  /** Whether to compute holidays and special days, which takes as long as all the rest. */
  isMarked?: boolean;
}): WallDay[] {
  const days = Array.from({ length: dayCount }, (_, index) => firstDay + index * DAY_MS);
  if (!hasSun(hours)) return daysOfReading(readHours(hours, { point, hoursAhead: 0 }), days, isMarked);
  return days.flatMap((day) =>
    daysOfReading(readHours(hours, { point, hoursAhead: hoursAheadOn(day) }), [day], isMarked),
  );
}

function daysOfReading(reading: HoursReading, days: number[], isMarked: boolean): WallDay[] {
  const first = days[0] ?? 0;
  const segments = segmentsOf(reading.days, { from: first, to: first + days.length * DAY_MS });
  // A day more, for what ends the last night.
  const closings = reading.closings
    ? segmentsOf(reading.closings, { from: first, to: first + (days.length + 1) * DAY_MS })
    : [];
  const ends = closings.filter(({ state }) => state === "open");
  const nights = days.map((day) => nightsAfter(reading, day));
  return days.map((day, index) => {
    const within = { from: day, to: day + DAY_MS };
    const nightsBefore = (index > 0 ? nights[index - 1] : undefined) ?? nightsAfter(reading, day - DAY_MS);
    const isEnded = nightsBefore.filter(({ state }) => state === "closed");
    const spans = (state: Segment["state"]) => {
      const own = segments.filter((segment) => segment.state === state).flatMap(clippedTo(within));
      const late = (nights[index] ?? []).filter((night) => night.state === state);
      return unitedSpans([...spansWithout(own, isEnded), ...spansWithout(late, ends)]);
    };
    const isHoliday = isMarked && reading.days.getPublicHolidayContext(new Date(day + NOON_MS)).isHoliday;
    const isSpecial = isMarked && isSpecialDay(reading, day, segments);
    return { wallDay: day, open: spans("open"), unknown: spans("unknown"), isHoliday, isSpecial };
  });
}

function segmentsOf(hours: HoursReading["days"], { from, to }: Span): Segment[] {
  const most = (MOST_CHANGES_A_DAY * (to - from)) / DAY_MS;
  const segments: Segment[] = [];
  const iterator = hours.getIterator(new Date(from));
  for (let isOn = true; isOn;) {
    const segment = {
      from: iterator.getDate().getTime(),
      to,
      state: stateOf(iterator),
      rule: iterator.getMatchingRule(),
    };
    isOn = iterator.advance(new Date(to));
    if (isOn) segment.to = Math.min(to, iterator.getDate().getTime());
    segments.push(segment);
    if (segments.length > most) throw new Error("changes too often");
  }
  return segments;
}

function stateOf(hours: { getState(): boolean; getUnknown(): boolean }): Segment["state"] {
  if (hours.getUnknown()) return "unknown";
  return hours.getState() ? "open" : "closed";
}

/**
 * The parts of a day's hours past its midnight. Of several rules that hold in its last minute the library names the last, and only
 * for a rule after a comma do those before it hold too: "Fr,Sa 22:00-03:00, Mo-Su 10:00-01:00" is open on Friday until 03:00.
 */
function nightsAfter(reading: HoursReading, day: number): Segment[] {
  const nights: Segment[] = [];
  if (reading.rules.every(({ nightMinutes }) => nightMinutes === 0)) return nights;
  const midnight = day + DAY_MS;
  for (let days = reading.days; ;) {
    const last = days.getIterator(new Date(midnight - MINUTE_MS));
    const rule = last.getMatchingRule();
    const { nightMinutes = 0, isAdded = false } = ruleOf(reading, rule) ?? {};
    const state = stateOf(last);
    const night = { from: midnight, to: midnight + nightMinutes * MINUTE_MS, state, rule };
    if (nightMinutes > 0)
      nights.push(...spansWithout([night], nights).map((span) => ({ ...night, ...span })));
    const isDayOff = state === "closed" && nightMinutes === 0;
    if (rule === undefined || !isAdded || isDayOff) return nights;
    days = reading.daysBefore(rule);
  }
}

function isSpecialDay(reading: HoursReading, day: number, segments: Segment[]): boolean {
  if (!reading.rules.some(({ isDated }) => isDated)) return false;
  const begins = segments.map(({ from }) => from).filter((from) => from > day && from < day + DAY_MS);
  return [day, ...begins].some((from) => {
    const rule = ruleAt(reading, from);
    if (!ruleOf(reading, rule)?.isDated) return false;
    return [from - SEASON_MS, from + SEASON_MS].every((other) => ruleAt(reading, other) !== rule);
  });
}

function ruleAt({ days }: HoursReading, wall: number): number | undefined {
  return days.getMatchingRule(new Date(wall));
}

function ruleOf({ rules }: HoursReading, rule: number | undefined) {
  return rule === undefined ? undefined : rules[rule];
}

function clippedTo({ from, to }: Span) {
  return (span: Span): Span[] => {
    const clipped = { from: Math.max(from, span.from), to: Math.min(to, span.to) };
    return clipped.from < clipped.to ? [clipped] : [];
  };
}
