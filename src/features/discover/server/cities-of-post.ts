import { sql } from "kysely";
import { codeOf } from "#platform/database/error-codes.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid, NotCompliant } from "#platform/errors/errors.ts";
import { MAY_NOT_ADVERTISE } from "#features/deals/call-refusals.ts";

export const insertCitiesOfPost = statement(
  "insert-cities-of-post",
  (_, p: Params<{ postId: number; cityIds: number[] }>) => sql`
    insert into discover_post_city (post_id, city_id)
    select ${p.postId}::bigint, city_id from unnest(${p.cityIds}::bigint[]) as city_id`,
);

/** To be followed by `insertCitiesOfPost`: they are few, and are written anew. */
export const deleteCitiesOfPost = statement("delete-cities-of-post", (db, p: Params<{ postId: number }>) =>
  db.deleteFrom("discover_post_city").where("post_id", "=", p.postId),
);

const CHECK_VIOLATION = "23514";
const FOREIGN_KEY_VIOLATION = "23503";

/** The database's refusal in the reader's terms; undefined for unexpected errors. */
export function refusalOfPost(error: unknown): Invalid | NotCompliant | undefined {
  const { constraint = "" } = error as { constraint?: string };
  if (codeOf(error) === FOREIGN_KEY_VIOLATION) {
    const param = ["city", "brand", "shop"].find((word) => constraint.includes(`${word}_id`));
    // A picture is another matter: its sender tries again (with-stored-images.ts).
    return param
      ? new Invalid([{ msg: "Is unknown", param: param === "city" ? "cities" : param }])
      : undefined;
  }
  if (codeOf(error) !== CHECK_VIOLATION) return undefined;
  if (constraint === "post_of_brand_that_may")
    return new NotCompliant([{ msg: MAY_NOT_ADVERTISE.msg, param: "brand" }]);
  return new Invalid([{ msg: "Not valid", param: "post" }]);
}
