import * as v from "valibot";
import { LAST_PAGE } from "./read-query.ts";

/** The page of a list that a call asks for, from 1. One past the end is for the list to find, as on pages (`pageIn`). */
export const pageSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^0*[1-9]\d*$/, "Must be a whole number from 1"),
    v.description("From 1; one past the end is answered with the last page"),
    v.transform((digits) => Math.min(Number(digits), LAST_PAGE)),
  ),
  "1",
);
