import * as v from "valibot";
import { LOCALES } from "./locales.ts";

/** The language that a call is asked to answer in. */
export const langSchema = v.optional(
  v.pipe(
    v.picklist(LOCALES, `Must be of ${LOCALES.join(", ")}`),
    v.description("Language of the answer; else that of the cookie `locale`, else Dutch"),
  ),
);
