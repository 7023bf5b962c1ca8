import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";

/** An answer stays as long as its ticket: it is the site’s, whoever wrote it. */
export const forgetAnswerer = statement(
  "forget-who-answered-tickets",
  (db, p: Params<{ accountId: number }>) =>
    db.updateTable("ticket_reply").set({ staff_id: null }).where("staff_id", "=", p.accountId),
);

export const forgetAssignee = statement(
  "forget-who-had-tickets",
  (_, p: Params<{ accountId: number }>) => sql`
    with tickets as (update ticket set assignee_id = null where assignee_id = ${p.accountId})
    update ticket_assignment set assignee_id = null where assignee_id = ${p.accountId}`,
);

export const forgetAssigner = statement("forget-who-gave-tickets", (db, p: Params<{ accountId: number }>) =>
  db.updateTable("ticket_assignment").set({ assigned_by: null }).where("assigned_by", "=", p.accountId),
);
