import { type RawBuilder, sql } from "kysely";
import type { NewsType } from "../news.ts";

/** What is taken away by a row of its own. A reply has the id of its review, a photo that of its picture. */
type TakenAway = "reply" | "photo" | "menuImage" | NewsType;

/** Whether it is hidden by a decision, and so until another one puts it back. */
export function isTakenAway(type: TakenAway, id: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from content_hold as held
    where held.target_type = ${sql.lit(type)} and held.target_id = ${id} and held.hidden_until = 'infinity')`;
}
