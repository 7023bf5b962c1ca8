import * as v from "valibot";

/** A picture of ours, at `/img/{key}`. */
export const picture = v.strictObject({ key: v.string(), width: v.number(), height: v.number() });

/** Photos, the cover first, each with what one sees on it. */
export const photos = v.array(v.strictObject({ ...picture.entries, alt: v.nullable(v.string()) }));
