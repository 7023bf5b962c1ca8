import * as v from "valibot";

/** A query word of a call that takes one of these values, or is omitted. */
export const oneOfSchema = <const Words extends readonly string[]>(words: Words, description: string) =>
  v.optional(v.pipe(v.picklist(words, `Must be of ${words.join(", ")}`), v.description(description)));
