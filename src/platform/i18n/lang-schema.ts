import { oneOfSchema } from "../one-of-schema.ts";
import { LOCALES } from "./locales.ts";

/** The requested language of an answer. */
export const langSchema = oneOfSchema(
  LOCALES,
  "Language of the answer; else that of the cookie `locale`, else Dutch",
);
