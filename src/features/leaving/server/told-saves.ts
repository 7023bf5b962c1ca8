import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

/** What somebody saved in the dashboard. */
export const toldSaves = statement(
  "told-saves",
  (_, p: Params<{ accountId: number }>) => sql<object>`
    select target_type as "targetType", target_id::text as "targetId", replaced_at as "savedAt", stood as before
    from revision where saved_by = ${p.accountId} order by id`,
  { isRead: true },
);
