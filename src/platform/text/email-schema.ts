import * as v from "valibot";
import { plainLineSchema } from "./plain-text-schema.ts";

/** As the tables have it. */
export const LONGEST_EMAIL = 254;

/** An e-mail address, whose domain has a dot (contract.md). It becomes a mail header: a line break would start another one. */
export const emailSchema = v.pipe(
  plainLineSchema({ most: LONGEST_EMAIL }),
  v.email("Must be an e-mail address"),
);
