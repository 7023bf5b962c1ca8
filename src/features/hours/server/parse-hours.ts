import { daysOfHours } from "./days-of-hours.ts";
import { requireUtc } from "./wall-clock.ts";

/** Reasons are English, short and for people who know the syntax. */
export type ParsedHours = { ok: true } | { ok: false; reason: string };

/** Weeks with Christmas, the turn of a year and an ordinary Monday, so that every rule is tried. */
const TRIAL = {
  firstDay: Date.UTC(2026, 11, 21),
  dayCount: 16,
  point: { latitude: 52.09, longitude: 5.12 },
};
const LONGEST_REASON = 120;

/** Whether hours are valid: they are in the syntax of OpenStreetMap, can be evaluated, and mean what they seem to (refuse-misread.ts). */
export function parseHours(hours: string): ParsedHours {
  requireUtc();
  try {
    daysOfHours({ hours, ...TRIAL });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/** The library throws texts such as `Mo-Fr 9- <--- (Missing time separator …)`: the hours up to the fault, and the fault. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (text.startsWith("An error occurred")) return "is not understood";
  const fault = /<--- \((.*?)\)(?: |$)/s.exec(text)?.[1] ?? text;
  const [first = fault] = fault.split(/ This means |(?<=[.!]) /);
  return first.replaceAll(/\p{Cc}/gu, "?").slice(0, LONGEST_REASON);
}
