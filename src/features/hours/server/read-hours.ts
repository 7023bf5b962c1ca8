import { LRUCache } from "lru-cache";
import OpeningHours from "opening_hours";
import type { Point } from "#platform/geo/geo.ts";
import { cutNights } from "./cut-nights.ts";
import { refuseMisread } from "./refuse-misread.ts";
import { requireUtc } from "./wall-clock.ts";

/** The longest text that the database accepts. */
const LONGEST = 1000;
/** Time ranges only; points in time are for post boxes. */
const TIME_RANGES = 0;

const SUN = /\b(?:sunrise|sunset|dawn|dusk)\b/i;
const TIME = /\d:\d\d|sunrise|sunset|dawn|dusk/;
const OFF = /\b(?:off|closed)\b/;
const QUOTED = /"[^"]*"/g;
const SEPARATOR = /^(; |, | \|\| )/;
const DATE = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d|\beaster\b/;
const DEGREES_AN_HOUR = 15;

/** A cache: parsing takes longer than evaluating a week, and many shops have the same hours. */
const readings = new LRUCache<string, HoursReading>({ max: 100 });

export interface HoursRule {
  /** Minutes for which it goes on after midnight of a day it holds for. */
  nightMinutes: number;
  /** It is for a date, such as `Dec 24`. */
  isDated: boolean;
  /** It stands after a comma, so what the rules before it say of a day holds beside it. */
  isAdded: boolean;
}

type Place = { lat: number; lon: number; address: { country_code: string; state: string } };

/** Hours parsed by the library. */
export interface HoursReading {
  /** To be called with wall-clock times as if they were UTC; its days end at midnight, see cut-nights.ts. */
  days: OpeningHours;
  /** When rules such as `Su 00:00-03:00 off` close at a time they name, as if it were opening; undefined without such. */
  closings: OpeningHours | undefined;
  /** By the number that `days.getMatchingRule` returns. */
  rules: HoursRule[];
  /** `days` of the rules before this one alone. */
  daysBefore(rule: number): OpeningHours;
}

/** Whether the hours depend on the sun, and so on where the place is and how far the clock is ahead. */
export function hasSun(hours: string): boolean {
  return SUN.test(hours);
}

/**
 * @throws what the library throws (texts and errors), for invalid hours
 * @throws Error in a process that does not run in UTC
 */
export function readHours(
  hours: string,
  { point, hoursAhead }: { point: Point; hoursAhead: number },
): HoursReading {
  requireUtc();
  if (hours.length > LONGEST) throw new Error(`is longer than ${LONGEST} characters`);
  // Otherwise the library logs it and asks for a bug report.
  if (/\bSH\b/.test(withoutComments(hours))) throw new Error("school holidays (SH) are not known here");
  const key = hasSun(hours) ? [hours, point.latitude, point.longitude, hoursAhead].join(" ") : hours;
  const known = readings.get(key) ?? freshReading(hours, placeOf(point, hoursAhead));
  readings.set(key, known);
  return known;
}

function freshReading(hours: string, place: Place): HoursReading {
  const open = (text: string) => new OpeningHours(text, place, TIME_RANGES);
  const given = open(hours);
  // In the library's normalised spelling every time has the same form.
  const spelled = open(given.prettifyValue({}));
  const text = spelled.prettifyValue({});
  if (hasSun(text) && !hasSun(hours))
    throw new Error("names the sun otherwise than by sunrise, sunset, dawn and dusk");
  const rules = rulesOf(spelled);
  const texts = rules.map((rule) => withoutComments(rule.text).trim());
  refuseMisread(given, texts);
  const closings = texts.flatMap((rule) =>
    TIME.test(rule) && OFF.test(rule) ? [rule.replace(OFF, "")] : [],
  );
  const before = new Map<number, OpeningHours>();
  return {
    days: open(cutNights(text).text),
    closings: closings.length > 0 ? open(closings.join(", ")) : undefined,
    rules: texts.map((rule, index) => ({
      nightMinutes: cutNights(rule).nightMinutes,
      isDated: DATE.test(rule),
      isAdded: rules[index]?.separator === ", ",
    })),
    daysBefore: (rule) => {
      const days = before.get(rule) ?? open(cutNights(text.slice(0, rules[rule]?.from)).text);
      before.set(rule, days);
      return days;
    },
  };
}

interface WrittenRule {
  text: string;
  /** What stands between it and the rule before. */
  separator: string;
  /** Where its separator begins. */
  from: number;
}

/** A number beyond the last rule returns nothing. */
function rulesOf(hours: OpeningHours): WrittenRule[] {
  const whole = hours.prettifyValue({});
  const rules: WrittenRule[] = [];
  for (let from = 0; ;) {
    const text = hours.prettifyValue({ rule_index: rules.length });
    if (!text) return rules;
    const [separator = ""] = SEPARATOR.exec(whole.slice(from)) ?? [];
    rules.push({ text, separator, from });
    from += separator.length + text.length;
  }
}

/** Sunrise comes as UTC: as many degrees farther west the sun keeps the time of the wall clock. */
function placeOf({ latitude, longitude }: Point, hoursAhead: number): Place {
  // The library's types say numbers; it reads only texts.
  const [lat, lon] = [latitude, longitude - hoursAhead * DEGREES_AN_HOUR].map(String) as unknown as number[];
  return { lat: lat ?? 0, lon: lon ?? 0, address: { country_code: "nl", state: "" } };
}

function withoutComments(hours: string): string {
  return hours.replaceAll(QUOTED, "");
}
