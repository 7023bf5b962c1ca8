import * as v from "valibot";
import { SLUG, SLUG_MAX_LENGTH } from "./slug.ts";

/** Of a slug in the query of a call or in a file. Apart from `slug.ts`, which pages load without the schemas of calls. */
export const slugSchema = v.pipe(
  v.string(),
  v.maxLength(SLUG_MAX_LENGTH, "is too long"),
  v.regex(SLUG, "is not a slug"),
);
