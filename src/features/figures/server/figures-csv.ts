import { stringify } from "csv-stringify/sync";
import type { ShopFigures } from "../shop-figures.ts";
import { smallText } from "../visit.ts";

/**
 * The figures as a file, the same in all languages: a line for each number with what it is of. Fewer than five stand as on the page, and
 * the number of a day that was lost is empty. What would be a formula is escaped with an apostrophe.
 */
export function figuresCsv({
  from,
  to,
  days,
  mapOpens,
  directions,
  ways,
  searches,
  asked,
}: ShopFigures): string {
  const told = (count: number | null) => (count === null ? smallText : String(count));
  const period = `${from}/${to}`;
  const lines = [
    ...days.map(({ day, isCounted, views }) => [day, "views", "", isCounted ? told(views) : ""]),
    [period, "mapOpens", "", told(mapOpens.count)],
    [period, "directions", "", told(directions.count)],
    ...ways.map(({ way, count }) => [period, "way", way, told(count)]),
    ...searches.map(({ search, name, count }) => [period, search, name ?? "", told(count)]),
    ...asked.map(({ name, count }) => [period, "askedNearby", name, told(count)]),
  ];
  return stringify([["day", "what", "name", "count"], ...lines], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
}
