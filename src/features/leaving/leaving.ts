import * as v from "valibot";

/** Within these days whoever asked to be erased may think better of it (product.md section 10). */
export const GRACE_DAYS = 14;

/** What `POST /api/deleteaccount` takes. */
export const deleteAccountForm = v.strictObject({
  keepReviews: v.optional(
    v.pipe(
      v.boolean("Must be true or false"),
      v.description("Shown reviews stay, without name and photos, instead of being deleted"),
    ),
    false,
  ),
  cancel: v.optional(
    v.pipe(v.literal(true, "Must be true"), v.description("Takes it back, while there is time")),
  ),
});
