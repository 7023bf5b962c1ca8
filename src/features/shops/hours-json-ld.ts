import { countryClock } from "#features/hours/country-clock.ts";
import type { DayHours } from "#features/hours/day-hours.ts";

/**
 * The coming days in schema.org's words, each with its date, so that holidays and special days are right. A closed day is said as
 * 00:00 to 00:00 and a whole one as 00:00 to 23:59, as search engines require; a day with uncertain hours is omitted.
 */
export function hoursJsonLd(days: readonly DayHours[] | null): object[] {
  return (days ?? [])
    .filter(({ unknown }) => unknown.length === 0)
    .flatMap(({ date, open }) =>
      open.length === 0
        ? [specification(date, "00:00", "00:00")]
        : open.map(({ opensAt, closesAt }) => {
            const [opens, closes] = [countryClock(opensAt).time, countryClock(closesAt).time];
            return specification(date, opens, opens === "00:00" && closes === "00:00" ? "23:59" : closes);
          }),
    );
}

function specification(date: string, opens: string, closes: string) {
  return { "@type": "OpeningHoursSpecification", validFrom: date, validThrough: date, opens, closes };
}
