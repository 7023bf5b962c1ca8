import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

/** What stood before somebody saved it in the dashboard or told it, apart from reviews, which are told with what they say now. */
export const toldSaves = statement(
  "told-saves",
  (_, p: Params<{ accountId: number }>) => sql<object>`
    select target_type as "targetType", target_id::text as "targetId", part, replaced_at as "savedAt", stood as before
    from revision where saved_by = ${p.accountId} and target_type <> 'review' order by id`,
  { isRead: true },
);
