/** One day of a week as somebody enters it; `to` is before `from` where it goes on after midnight. */
export interface WeekDay {
  isClosed: boolean;
  /** Such as `10:00`; both are empty for a day of which nothing is told. */
  from: string;
  to: string;
}

export const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

export const DAY_COUNT = DAYS.length;

/** A week of which nothing is told. */
export const EMPTY_WEEK_DAYS: WeekDay[] = DAYS.map(() => ({ isClosed: false, from: "", to: "" }));

const CLOSED = "off";
/** Of a day of which nothing is told; without it OpenStreetMap takes a day that is not named for a closed one. */
const UNTOLD = "unknown";
const ALL_DAY = "00:00-24:00";

/**
 * The days that say when it opens or when it closes, and not both, or what is no time, or one time for both, which from midnight to
 * midnight alone is a day of 24 hours; 0 for Monday.
 */
export function halfDays(week: readonly WeekDay[]): number[] {
  return week.flatMap((day, place) => (isHalfDay(day) ? [place] : []));
}

export function isHalfDay({ isClosed, from, to }: WeekDay): boolean {
  if (isClosed || (from === "" && to === "")) return false;
  return from === to ? from !== "00:00" : !isTime(from) || !isTime(to);
}

/** Whether it is a time of day, such as `10:00`, and not a part of one. */
export function isTime(time: string): boolean {
  return /^\d\d:\d\d$/.test(time);
}

/**
 * A week as OpenStreetMap writes it, days with equal hours joined: `Mo-Fr 10:00-22:00; Sa 10:00-02:00; Su unknown`. Empty where nothing
 * is told of any day.
 */
export function weekText(week: readonly WeekDay[]): string {
  const told = week.map(timesOf);
  return told.every((times) => times === UNTOLD) ? "" : textOfTimes(told);
}

function textOfTimes(told: readonly string[]): string {
  if (told.every((times) => times === ALL_DAY)) return "24/7";
  const runs: { first: number; last: number; times: string }[] = [];
  for (const [day, times] of told.entries()) {
    const run = runs.at(-1);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => `${daysText(first, last)} ${times}`).join("; ");
}

const DAY = DAYS.join("|");
const RULE = new RegExp(`^(${DAY})(?:[-,](${DAY}))? (${CLOSED}|${UNTOLD}|\\d\\d:\\d\\d-\\d\\d:\\d\\d)$`);

/** Days with equal hours: runs of them, 0 for Monday, and the times as they are written, `off` or `unknown`. */
interface WeekRowTold {
  runs: [from: number, to: number][];
  times: string;
}

/** Reads what `weekText` wrote; null for whatever else OpenStreetMap can say of hours. */
export function weekRowsOf(text: string): WeekRowTold[] | null {
  if (text === "24/7") return [{ runs: [[0, DAY_COUNT - 1]], times: ALL_DAY }];
  const rows = new Map<string, WeekRowTold>();
  let next = 0;
  for (const rule of text.split("; ")) {
    const [, first = "", last = first, times = ""] = RULE.exec(rule) ?? [];
    const run: [number, number] = [placeOf(first), placeOf(last)];
    // A later rule of the same days would hold instead.
    if (run[0] < next || run[1] < run[0]) return null;
    next = run[1] + 1;
    const row = rows.get(times) ?? { runs: [], times };
    row.runs.push(run);
    rows.set(times, row);
  }
  return [...rows.values()];
}

/** The rows of the days that are told; of the others nothing is said. */
export function toldRowsOf(text: string): WeekRowTold[] | null {
  return weekRowsOf(text)?.filter(({ times }) => times !== UNTOLD) ?? null;
}

/** What `weekText` wrote as somebody enters it; null for whatever else OpenStreetMap can say of hours. */
export function weekOfText(text: string): WeekDay[] | null {
  const rows = weekRowsOf(text);
  return rows && timesOfRows(rows).map(dayOfTimes);
}

function dayOfTimes(times: string): WeekDay {
  if (times === CLOSED || times === UNTOLD) return { isClosed: times === CLOSED, from: "", to: "" };
  const [from = "", to = ""] = times.replace("24:00", "00:00").split("-");
  return { isClosed: false, from, to };
}

/** Rules for dates and holidays, which hold whatever is said of weekdays. */
const OF_DATES = /^(?:PH|SH|easter|week|\d{4}|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;

/** Hours once somebody has told some days of the week: the days they left out keep what stood, or stay unknown where nothing did. */
export function hoursWith(told: string, stood: string | null): string {
  const rows = weekRowsOf(told);
  const given = toldRowsOf(told) ?? [];
  if (!stood || !rows || given.length === rows.length) return told;
  const before = weekRowsOf(stood);
  if (before) {
    const [old, fresh] = [timesOfRows(before), timesOfRows(given, "")];
    return textOfTimes(old.map((times, day) => fresh[day] || times));
  }
  const rules = given.map(({ runs, times }) => `${runs.map((run) => daysText(...run)).join(",")} ${times}`);
  const standing = stood.split(/;\s*/);
  const dated = standing.findIndex((rule) => OF_DATES.test(rule));
  return standing.toSpliced(dated < 0 ? standing.length : dated, 0, ...rules).join("; ");
}

/** The times of each day; a day that OpenStreetMap does not name is closed. */
function timesOfRows(rows: readonly WeekRowTold[], otherwise = CLOSED): string[] {
  return DAYS.map(
    (_, day) =>
      rows.find(({ runs }) => runs.some(([from, to]) => from <= day && day <= to))?.times ?? otherwise,
  );
}

/** -1 for what is no day. */
function placeOf(day: string): number {
  return DAYS.findIndex((one) => one === day);
}

function daysText(first: number, last: number): string {
  if (first === last) return DAYS[first] ?? "";
  return `${DAYS[first]}${last === first + 1 ? "," : "-"}${DAYS[last]}`;
}

/** Midnight at the end of a day is its 24:00. */
function timesOf({ isClosed, from, to }: WeekDay): string {
  if (isClosed) return CLOSED;
  if (from === "" || to === "") return UNTOLD;
  return `${from}-${to === "00:00" ? "24:00" : to}`;
}
