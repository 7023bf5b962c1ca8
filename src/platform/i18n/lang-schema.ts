import { oneOfSchema } from "../one-of-schema.ts";
import { LOCALES } from "./locales.ts";

/** The language that a call is asked to answer in. */
export const langSchema = oneOfSchema(
  LOCALES,
  "Language of the answer; else that of the cookie `locale`, else Dutch",
);
