import * as v from "valibot";

/** The longest text that is still read as a number; longer ones name nothing either. */
const MOST_LETTERS = 100;

/**
 * The `_id` of something, as answers give it, or as a number; as a number of the database. What can be no id becomes 0, which
 * nothing has: an unknown id is answered the same way, whatever it looks like.
 */
export const rowIdSchema = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_LETTERS)), v.number()], "Must be an id"),
  v.transform((id) => {
    const number = typeof id === "string" && /^[1-9]\d*$/.test(id) ? Number(id) : id;
    return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : 0;
  }),
);
