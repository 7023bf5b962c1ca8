import { type RawBuilder, sql } from "kysely";

/**
 * Whether something is not shown for now, though its state would allow it: a review that several people reported, until somebody
 * looked at it; a reply or photo that was taken away. A reply has the id of its review, a photo that of its picture. Its author
 * still sees a review of theirs.
 */
export function isHidden(type: "review" | "reply" | "photo", id: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from content_hold as held
    where held.target_type = ${sql.lit(type)} and held.target_id = ${id} and held.hidden_until > now())`;
}
