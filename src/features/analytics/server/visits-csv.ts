import { stringify } from "csv-stringify/sync";
import { GOALS } from "../goals.ts";
import type { SiteVisits } from "../site-visits.ts";

/** The counts as a file, the same in all languages: a line for each number with what it is of. */
export function visitsCsv({ days, pages, languages, goals }: SiteVisits): string {
  const period = `${days[0]?.day}/${days.at(-1)?.day}`;
  const lines = [
    ...days.flatMap(({ day, views, visitors }) => [
      [day, "views", "", views],
      [day, "visitors", "", visitors],
    ]),
    ...pages.map(({ kind, count }) => [period, "page", kind, count]),
    ...languages.map(({ locale, count }) => [period, "language", locale, count]),
    ...goals.map(({ goal, count }) => [period, "goal", `${GOALS[goal]} ${goal}`, count]),
  ];
  return stringify([["day", "what", "name", "count"], ...lines], { bom: true, record_delimiter: "windows" });
}
