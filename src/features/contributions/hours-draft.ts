import { DAYS, EMPTY_WEEK_DAYS, isHalfDay, isTime, type WeekDay, weekText } from "./week-text.ts";

/** What holds on one date, or on the same one of every year. */
export interface DatedDay extends WeekDay {
  /** As OpenStreetMap names it: `2026 Dec 05`, `Dec 25`, `easter +1 day`. */
  on: string;
}

/** Hours as whoever keeps a shop sets them. */
export interface HoursDraft {
  /** Monday first. */
  days: WeekDay[];
  /** What holds on every public holiday that has no day of its own in `dated`; null where the rules say nothing of them. */
  publicHolidays: WeekDay | null;
  dated: DatedDay[];
  /** Rules for dates that have no row here, such as `SH off`; they stay as they are. */
  others: string[];
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const TIMES = "(off|unknown|[\\d:]*-[\\d:]*!?)";
const DATE = `(?:\\d{4} )?(?:${MONTHS.join("|")}) \\d\\d|easter(?: [+-]\\d+ days?)?`;
const DATED = new RegExp(`^((?:${DATE})(?:,(?:${DATE}))*) ${TIMES}$`);
const SOME_DAYS = `(?:${DAYS.join("|")})(?:-(?:${DAYS.join("|")}))?`;
const OF_WEEKDAYS = new RegExp(`^(${SOME_DAYS}(?:,${SOME_DAYS})*) ${TIMES}$`);
const OF_PUBLIC_HOLIDAYS = new RegExp(`^PH ${TIMES}$`);
const WITH_PUBLIC_HOLIDAYS = new RegExp(
  `^(?:PH,(${SOME_DAYS}(?:,${SOME_DAYS})*)|(${SOME_DAYS}(?:,${SOME_DAYS})*),PH) (.+)$`,
);
const OF_DATES = /^(?:PH|SH|easter|week|\d{4}|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/;

/** Reads hours into rows; null for what the rows cannot say, such as two times on a day. */
export function hoursDraftOf(text: string | null): HoursDraft | null {
  if (!text) return { days: EMPTY_WEEK_DAYS, publicHolidays: null, dated: [], others: [] };
  const rules = text.split(/;\s*/).filter(Boolean).flatMap(withHolidaysApart);
  const first = rules.findIndex((rule) => OF_DATES.test(rule));
  const week = first < 0 ? rules : rules.slice(0, first);
  const dates = first < 0 ? [] : rules.slice(first);
  const days = week.length === 0 ? EMPTY_WEEK_DAYS : weekOfRules(week);
  // A rule for weekdays behind one for a date would hold on that date too.
  if (!days || dates.some((rule) => !OF_DATES.test(rule))) return null;
  const ofHolidays = dates.findLastIndex((rule) => OF_PUBLIC_HOLIDAYS.test(rule));
  const isOther = (rule: string) => !DATED.test(rule) && !OF_PUBLIC_HOLIDAYS.test(rule);
  // So would what has no row behind one for public holidays.
  if (ofHolidays >= 0 && dates.slice(ofHolidays).some(isOther)) return null;
  const [, times] = OF_PUBLIC_HOLIDAYS.exec(dates[ofHolidays] ?? "") ?? [];
  return {
    days,
    publicHolidays: times ? dayOf(times) : null,
    // One for all public holidays holds instead of what an earlier rule says of one of them.
    dated: dates.flatMap((rule, place) =>
      datedOf(rule).filter(({ on }) => place > ofHolidays || !isPublicHoliday(on)),
    ),
    others: dates.filter(isOther),
  };
}

/** Whether the rule for public holidays holds on a date, as OpenStreetMap names it; Easter Sunday is a Sunday and no more. */
export function isPublicHoliday(on: string): boolean {
  return PUBLIC_HOLIDAYS.has(on.replace(/^\d{4} /, ""));
}

const PUBLIC_HOLIDAYS: ReadonlySet<string> = new Set([
  "Jan 01",
  "easter -2 days",
  "easter +1 day",
  "Apr 27",
  "May 05",
  "easter +39 days",
  "easter +50 days",
  "Dec 25",
  "Dec 26",
]);

/** `Su,PH 12:00-18:00` says something of Sundays, and of public holidays. */
function withHolidaysApart(rule: string): string[] {
  const [, after, before, times] = WITH_PUBLIC_HOLIDAYS.exec(rule) ?? [];
  return times ? [`${after ?? before} ${times}`, `PH ${times}`] : [rule];
}

function datedOf(rule: string): DatedDay[] {
  const [, dates = "", times] = DATED.exec(rule) ?? [];
  return times ? dates.split(",").map((on) => ({ on, ...dayOf(times) })) : [];
}

/** A day that no rule names is closed; a later rule for the same day holds. Null for what is no plain rule. */
function weekOfRules(rules: readonly string[]): WeekDay[] | null {
  const week = DAYS.map(() => dayOf("off"));
  for (const rule of rules.map((one) => one.replace(/^24\/7$/, "Mo-Su 00:00-24:00"))) {
    const [, runs, times] = OF_WEEKDAYS.exec(rule) ?? [];
    if (!runs || !times) return null;
    for (const place of runs.split(",").flatMap(placesOf)) week[place] = dayOf(times);
  }
  return week;
}

/** `Fr-Mo` goes over the end of the week. */
function placesOf(run: string): number[] {
  const [first = 0, last = first] = run.split("-").map((day) => DAYS.findIndex((one) => one === day));
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, step) => (first + step) % DAYS.length);
}

function dayOf(times: string): WeekDay {
  if (times === "off" || times === "unknown") return { isClosed: times === "off", from: "", to: "" };
  const [from = "", to = ""] = times.replace("24:00", "00:00").replace("!", "").split("-");
  return { isClosed: false, from, to };
}

/**
 * Hours as OpenStreetMap writes them. A day that says only when it opens, or only when it closes, ends with an exclamation mark, which no
 * reader of hours takes: it is kept as a draft and never saved as something else.
 */
export function textOfHours({ days, publicHolidays, dated, others }: HoursDraft): string {
  const week = days.some(isHalfDay)
    ? days.map((day, place) => `${DAYS[place]} ${timesText(day)}`).join("; ")
    : weekText(days);
  const dates = dated.map((day) => `${day.on} ${timesText(day)}`);
  const rules = [...others, ...(publicHolidays ? [`PH ${timesText(publicHolidays)}`] : []), ...dates];
  return rules.length === 0 ? week : [week || "Mo-Su unknown", ...rules].join("; ");
}

/** What holds on a holiday; undefined where it is as on any day of the week. */
export function dayOfHoliday(draft: HoursDraft, { on, isPublic }: NamedHoliday): DatedDay | undefined {
  const { dated, publicHolidays } = draft;
  return (
    dated.find((one) => one.on === on) ?? (isPublic && publicHolidays ? { ...publicHolidays, on } : undefined)
  );
}

/**
 * Hours with one of the holidays set, or as on any day of the week again. That is no rule of its own: the one for all public holidays
 * is told holiday by holiday then.
 */
export function withHoliday(
  draft: HoursDraft,
  { on, day, holidays }: { on: string; day: WeekDay | undefined; holidays: readonly NamedHoliday[] },
): HoursDraft {
  const rest = draft.dated.filter((one) => one.on !== on);
  if (day) return { ...draft, dated: [...rest, { ...day, on }] };
  if (!draft.publicHolidays || !holidays.some((one) => one.on === on && one.isPublic))
    return { ...draft, dated: rest };
  const others = holidays.filter((one) => one.on !== on).flatMap((one) => dayOfHoliday(draft, one) ?? []);
  const singles = rest.filter((one) => !holidays.some((holiday) => holiday.on === one.on));
  return { ...draft, publicHolidays: null, dated: [...others, ...singles] };
}

interface NamedHoliday {
  /** As OpenStreetMap names it in every year. */
  on: string;
  isPublic: boolean;
}

function timesText(day: WeekDay): string {
  const { isClosed, from, to } = day;
  if (isClosed) return "off";
  if (isHalfDay(day)) return `${from}-${to}!`;
  return from === "" ? "unknown" : `${from}-${to === "00:00" ? "24:00" : to}`;
}

/** How OpenStreetMap names a day such as `2026-12-05`: that of every year, or that one alone. */
export function nameOfDate(date: string, isEveryYear = false): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const named = `${MONTHS[Number(month) - 1]} ${day}`;
  return isEveryYear ? named : `${year} ${named}`;
}

/** The date of `2026 Dec 05`; null for one of every year. */
export function dateOfName(on: string): string | null {
  const [, year, month = "", day] = /^(\d{4}) (\w{3}) (\d\d)$/.exec(on) ?? [];
  return year && day ? `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}-${day}` : null;
}

/** Hours with one day closed, such as `2026-11-28`, whatever they say of it. */
export function closedOn(hours: string, date: string): string {
  return [openAgainOn(hours, date), `${nameOfDate(date)} off`].join("; ");
}

/**
 * Hours that end earlier on one day, such as `2026-11-28`, whose own rule stays in them until it is past; null where rows cannot say when
 * it opens that day, or where it closes earlier anyway.
 */
export function closingEarly(hours: string, date: string, to: string): string | null {
  const day = dayOfDate(hours, date);
  if (!day || !isTime(to) || minutesAfter(day.from, to) >= minutesAfter(day.from, day.to)) return null;
  const rule = `${nameOfDate(date)} ${timesText({ ...day, to })}`;
  return [openAgainOn(hours, date), rule].join("; ");
}

/** From when to when it is open on a date; undefined where it is closed, where that is unknown, or where rows cannot say it. */
function dayOfDate(hours: string, date: string): WeekDay | undefined {
  const { days = [], dated = [] } = hoursDraftOf(hours) ?? {};
  const names = [nameOfDate(date), nameOfDate(date, true)];
  const weekday = (new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7;
  const day = names.flatMap((on) => dated.find((one) => one.on === on) ?? [])[0] ?? days[weekday];
  return day && isTime(day.from) && isTime(day.to) ? day : undefined;
}

/** How long after an opening time it is; equal times are a whole day apart. */
function minutesAfter(from: string, time: string): number {
  const [start, end] = [from, time].map((clock) => {
    const [hours = 0, minutes = 0] = clock.split(":").map(Number);
    return hours * 60 + minutes;
  }) as [number, number];
  return end > start ? end - start : end - start + 1440;
}

/** Whether hours say something of one day alone. */
export function isSaidOf(hours: string, date: string): boolean {
  return hours.split(/;\s*/).some((rule) => rule.startsWith(`${nameOfDate(date)} `));
}

/** Without the single days that are over. The day before `today` stays, for its night may go on. */
export function withoutPast(draft: HoursDraft, today: string): HoursDraft {
  const yesterday = new Date(Date.parse(`${today}T12:00Z`) - 86_400_000).toISOString().slice(0, 10);
  return { ...draft, dated: draft.dated.filter(({ on }) => (dateOfName(on) ?? today) >= yesterday) };
}

/** Hours without what they say of one day alone. */
export function openAgainOn(hours: string, date: string): string {
  const isOfDay = (rule: string) => rule.startsWith(`${nameOfDate(date)} `);
  return hours
    .split(/;\s*/)
    .filter((rule) => !isOfDay(rule))
    .join("; ");
}

/** Whether hours close one day that they name. */
export function isClosedOn(hours: string, date: string): boolean {
  return hours.split(/;\s*/).includes(`${nameOfDate(date)} off`);
}
