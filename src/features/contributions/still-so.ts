import * as v from "valibot";
import { FACT_GROUPS } from "#features/shops/facts.ts";

/** Groups that whoever speaks for the shop says are still so: they count as told by them today. */
export const STILL_SO = {
  stillSo: v.optional(
    v.pipe(
      v.array(v.picklist(FACT_GROUPS, `Must be of ${FACT_GROUPS.join(", ")}`)),
      v.description("Groups of facts that are still so, as of today"),
    ),
  ),
};
