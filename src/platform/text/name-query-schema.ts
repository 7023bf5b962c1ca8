import * as v from "valibot";
import { plainLineSchema } from "./plain-text-schema.ts";

/** `q` of the API's lists: words of a name. Refused where a page would cut it short or leave a control character out. */
export const nameQuerySchema = v.optional(
  v.pipe(
    v.string(),
    plainLineSchema({ most: 200 }),
    v.description("Words of the name, at most 200 characters"),
  ),
);
