import { type RawBuilder, sql } from "kysely";
import type { HeldType } from "../held.ts";

/**
 * Whether something is not shown for now, though its state would allow it: what several people reported, until somebody looked at
 * it; what was taken away. Its author still sees a review of theirs.
 */
export function isHidden(type: HeldType, id: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from content_hold as held
    where held.target_type = ${sql.lit(type)} and held.target_id = ${id} and held.hidden_until > now())`;
}

/** Until when it is hidden, `infinity` for what was taken away; null for what is shown. */
export function hiddenUntil(type: HeldType, id: RawBuilder<unknown>) {
  return sql<Date | null>`(
    select held.hidden_until from content_hold as held
    where held.target_type = ${sql.lit(type)} and held.target_id = ${id} and held.hidden_until > now())`;
}

/** Whether it is hidden by a decision, and so until another one puts it back. */
export function isTakenAway(type: HeldType, id: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from content_hold as held
    where held.target_type = ${sql.lit(type)} and held.target_id = ${id} and held.hidden_until = 'infinity')`;
}
