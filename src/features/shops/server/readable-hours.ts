import { parseHours } from "#features/hours/server/parse-hours.ts";

const LONGEST_QUOTE = 60;

/** The hours when they parse, else none and a remark for the report. Undefined stays undefined: the file has no column of hours. */
export function readableHours<Hours extends string | null | undefined>(
  hours: Hours,
): { openingHours: Hours | null; remark?: string } {
  if (hours === null || hours === undefined) return { openingHours: hours };
  const parsed = parseHours(hours);
  if (parsed.ok) return { openingHours: hours };
  const cause = `opening_hours "${hours.slice(0, LONGEST_QUOTE)}" do not parse: ${parsed.reason}`;
  return { openingHours: null, remark: `${cause}; the shop is taken in with unknown hours` };
}
