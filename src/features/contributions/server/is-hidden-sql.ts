import { type RawBuilder, sql } from "kysely";

/** What can be held back without a state of its own. A reply has the id of its review, a photo that of its picture. */
type Held = "review" | "reply" | "photo" | "menuImage";

/**
 * Whether something is not shown for now, though its state would allow it: what several people reported, until somebody looked at
 * it; a reply or a picture that was taken away. Its author still sees a review of theirs.
 */
export function isHidden(type: Held, id: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from content_hold as held
    where held.target_type = ${sql.lit(type)} and held.target_id = ${id} and held.hidden_until > now())`;
}
