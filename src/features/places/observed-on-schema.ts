import * as v from "valibot";
import { isObservedOn } from "#platform/observed-on.ts";

/** A year, month or day in an imported file. */
export const observedOnSchema = v.pipe(
  v.string(),
  v.check(isObservedOn, "is no year, month or day such as 2021, 2024-08, 2024-08-17"),
);
