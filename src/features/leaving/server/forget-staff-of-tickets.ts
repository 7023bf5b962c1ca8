import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";

/** An answer stays as long as its ticket: it is the site’s, whoever wrote it. */
export const forgetAnswerer = statement(
  "forget-who-answered-tickets",
  (db, p: Params<{ accountId: number }>) =>
    db.updateTable("ticket_reply").set({ staff_id: null }).where("staff_id", "=", p.accountId),
);

const clearAssignee = statement(
  "forget-who-had-tickets",
  (_, p: Params<{ accountId: number }>) => sql`
    with tickets as (update ticket set assignee_id = null where assignee_id = ${p.accountId})
    update ticket_assignment set assignee_id = null where assignee_id = ${p.accountId}`,
);

const clearAssigner = statement("forget-who-gave-tickets", (db, p: Params<{ accountId: number }>) =>
  db.updateTable("ticket_assignment").set({ assigned_by: null }).where("assigned_by", "=", p.accountId),
);

interface Leaving {
  accountId: number;
}

/** Takes somebody who leaves from the tickets that they have or had in hand. */
export const forgetAssignee = (tx: Database, { accountId }: Leaving) => clearAssignee.run(tx, { accountId });

export const forgetAssigner = (tx: Database, { accountId }: Leaving) => clearAssigner.run(tx, { accountId });
