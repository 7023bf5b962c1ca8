import { COUNTRY_TIME } from "#platform/country-time.ts";

// Swedish dates and times are those of ISO 8601.
const clock = new Intl.DateTimeFormat("sv", {
  timeZone: COUNTRY_TIME,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** What the wall clock shows at an instant: `2026-11-21` and `01:00`. */
export function countryClock(instant: string): { date: string; time: string } {
  const [date = "", time = ""] = clock.format(new Date(instant)).split(" ");
  return { date, time };
}

/** The day that it is in the country, such as `2026-11-21`: what people call today, some hours before UTC does. */
export function countryDay(moment: Date): string {
  return countryClock(moment.toISOString()).date;
}
