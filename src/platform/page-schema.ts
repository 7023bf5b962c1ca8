import * as v from "valibot";
import { LAST_PAGE } from "./read-query.ts";

/** The requested page of a list, from 1. The list itself checks for one past the end, as on pages (`pageIn`). */
export const pageSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^0*[1-9]\d*$/, "Must be a whole number from 1"),
    v.description("From 1; one past the end is answered with the last page"),
    v.transform((digits) => Math.min(Number(digits), LAST_PAGE)),
  ),
  "1",
);
