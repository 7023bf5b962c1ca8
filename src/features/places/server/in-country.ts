import * as v from "valibot";
import { isInCountry, looksSwapped, type Point } from "#platform/geo/geo.ts";

/** Refuses a row of a file that lies abroad, and says so when its coordinates are probably exchanged. */
export function inCountry<Row>(pointOf: (row: Row) => Point) {
  return v.check<Row, (issue: v.CheckIssue<Row>) => string>(
    (row) => isInCountry(pointOf(row)),
    ({ input }) =>
      looksSwapped(pointOf(input))
        ? "lies outside the country; latitude and longitude swapped?"
        : "lies outside the country",
  );
}
