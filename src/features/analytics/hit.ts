import * as v from "valibot";
import { GOALS } from "./goals.ts";

const MOST_PATH = 2048;

/** `POST /api/hit` (contract.md). */
export const hitForm = v.strictObject({
  path: v.pipe(
    v.string("Must be a path"),
    v.maxLength(MOST_PATH, "Is too long"),
    v.regex(/^\/(?![/\\])/, "Must be a path that begins with one slash"),
    v.description("The path of the page, with its language; a query is not read"),
  ),
  goal: v.optional(
    v.pipe(
      v.picklist(Object.values(GOALS), `Must be one of ${Object.values(GOALS).join(", ")}`),
      v.description("A goal that was reached: 5 saved a shop, 6 added a friend, 7 logged in"),
    ),
  ),
});
