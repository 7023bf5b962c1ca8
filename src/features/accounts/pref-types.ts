import * as v from "valibot";

/** What somebody likes to see (specification section 3, "Product types"). */
export const PREF_TYPES = ["weed", "hash", "prerolled", "edibles", "supplies"] as const;

export type PrefType = (typeof PREF_TYPES)[number];

/** Each at most once. */
export const prefTypesSchema = v.pipe(
  v.array(v.picklist(PREF_TYPES, `Must be one of ${PREF_TYPES.join(", ")}`), "Must be a list"),
  v.maxLength(PREF_TYPES.length, "Must name each type at most once"),
  v.check((types) => new Set(types).size === types.length, "Must name each type at most once"),
);

export const prefTypeSchema = v.picklist(PREF_TYPES);
