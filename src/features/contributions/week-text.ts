/** One day of a week as somebody enters it; `to` is before `from` where it goes on after midnight. */
export interface WeekDay {
  isClosed: boolean;
  /** Such as `10:00`; empty while it was not entered. */
  from: string;
  to: string;
}

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

export const DAY_COUNT = DAYS.length;

/** The first day that says neither when it is open nor that it is not, 0 for Monday; null for a whole week. */
export function lackingDay(week: readonly WeekDay[]): number | null {
  const day = week.findIndex(({ isClosed, from, to }) => !isClosed && (from === "" || to === ""));
  return day < 0 ? null : day;
}

/** A week as OpenStreetMap writes it, days with equal hours joined: `Mo-Fr 10:00-22:00; Sa 10:00-02:00; Su off`. */
export function weekText(week: readonly WeekDay[]): string {
  const told = week.map(timesOf);
  if (told.every((times) => times === "00:00-24:00")) return "24/7";
  const runs: { first: number; last: number; times: string }[] = [];
  for (const [day, times] of told.entries()) {
    const run = runs.at(-1);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => `${daysText(first, last)} ${times}`).join("; ");
}

const DAY = DAYS.join("|");
const RULE = new RegExp(`^(${DAY})(?:[-,](${DAY}))? (off|\\d\\d:\\d\\d-\\d\\d:\\d\\d)$`);

/** Days with equal hours: runs of them, 0 for Monday, and the times as they are written, or `off`. */
interface WeekRowTold {
  runs: [from: number, to: number][];
  times: string;
}

/** Reads what `weekText` wrote; null for whatever else OpenStreetMap can say of hours. */
export function weekRowsOf(text: string): WeekRowTold[] | null {
  if (text === "24/7") return [{ runs: [[0, DAY_COUNT - 1]], times: "00:00-24:00" }];
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
  if (isClosed) return "off";
  return `${from}-${to === "00:00" ? "24:00" : to}`;
}
