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
  dated: DatedDay[];
  /** Rules for dates that have no row here, such as `PH off`; they stay as they are. */
  others: string[];
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const TIMES = "(off|unknown|[\\d:]*-[\\d:]*!?)";
const DATE = `(?:\\d{4} )?(?:${MONTHS.join("|")}) \\d\\d|easter(?: [+-]\\d+ days?)?`;
const DATED = new RegExp(`^((?:${DATE})(?:,(?:${DATE}))*) ${TIMES}$`);
const SOME_DAYS = `(?:${DAYS.join("|")})(?:-(?:${DAYS.join("|")}))?`;
const OF_WEEKDAYS = new RegExp(`^(${SOME_DAYS}(?:,${SOME_DAYS})*) ${TIMES}$`);
const OF_DATES = /^(?:PH|SH|easter|week|\d{4}|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/;

/** Reads hours into rows; null for what the rows cannot say, such as two times on a day. */
export function hoursDraftOf(text: string | null): HoursDraft | null {
  if (!text) return { days: EMPTY_WEEK_DAYS, dated: [], others: [] };
  const rules = text.split(/;\s*/).filter(Boolean);
  const first = rules.findIndex((rule) => OF_DATES.test(rule));
  const week = first < 0 ? rules : rules.slice(0, first);
  const dates = first < 0 ? [] : rules.slice(first);
  const days = week.length === 0 ? EMPTY_WEEK_DAYS : weekOfRules(week);
  // A rule for weekdays behind one for a date would hold on that date too.
  if (!days || dates.some((rule) => !OF_DATES.test(rule))) return null;
  const dated = dates.flatMap(datedOf);
  return { days, dated, others: dates.filter((rule) => !DATED.test(rule)) };
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
export function textOfHours({ days, dated, others }: HoursDraft): string {
  const week = days.some(isHalfDay)
    ? days.map((day, place) => `${DAYS[place]} ${timesText(day)}`).join("; ")
    : weekText(days);
  const dates = dated.map((day) => `${day.on} ${timesText(day)}`);
  if (dates.length + others.length === 0) return week;
  return [week || "Mo-Su unknown", ...others, ...dates].join("; ");
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
