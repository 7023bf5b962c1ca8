/** `10:00-02:00`, `(sunset+01:00)-26:00`; not with an open end (`+`), for which the library guesses a closing time. */
const RANGE = /(\d\d:\d\d|\([^)]*\)|sunrise|sunset|dawn|dusk)-(\d\d):(\d\d)(?![\d+])/g;
const QUOTED = /("[^"]*")/;

/** Near enough to see whether a closing lies before it. */
const SUN_MINUTES: Record<string, number> = { dawn: 330, sunrise: 360, sunset: 1080, dusk: 1110 };

const DAY_MINUTES = 1440;

export interface CutRule {
  /** The rule with its nights cut off at midnight. */
  text: string;
  /** Minutes after midnight at which the night ends; 0 when there is none. */
  nightMinutes: number;
}

/**
 * Takes the part past midnight off a rule of opening hours, in the library's own spelling ("Mo-Sa 09:00-01:00").
 *
 * In the library the rules of a day override the night before it: with "Sa 09:00-01:00; Su 12:00-18:00" it closes on Saturday at
 * midnight, and after a holiday that is off it opens for the holiday's own night. People mean the opposite, a night belongs to
 * the day on which it begins, so the nights are put back day by day (days-of-hours.ts).
 */
export function cutNights(rule: string): CutRule {
  let nightMinutes = 0;
  const text = rule
    .split(QUOTED)
    .map((part) =>
      part.startsWith('"')
        ? part
        : part.replace(RANGE, (range, start: string, hours: string, minutes: string) => {
            const end = Number(hours) * 60 + Number(minutes);
            const night = end > DAY_MINUTES ? end - DAY_MINUTES : end;
            if (end <= DAY_MINUTES && end > minutesOf(start)) return range;
            nightMinutes = Math.max(nightMinutes, night);
            return `${start}-24:00`;
          }),
    )
    .join("");
  return { text, nightMinutes };
}

function minutesOf(start: string): number {
  const event = Object.keys(SUN_MINUTES).find((name) => start.includes(name));
  if (event) return SUN_MINUTES[event] ?? 0;
  const [hours = 0, minutes = 0] = start.split(":").map(Number);
  return hours * 60 + minutes;
}
