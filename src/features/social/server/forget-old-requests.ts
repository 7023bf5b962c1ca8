import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { isOver } from "./relation-sql.ts";

const deleteOver = statement(
  "delete-old-requests",
  () => sql`
    delete from friend_edge as edge where not edge.lo_req and not edge.hi_req or ${isOver("edge")}`,
);

/** Deletes requests that are over, and the rows of those who are nothing to each other any more. Returns how many. */
export async function forgetOldRequests(database: Database): Promise<number> {
  return deleteOver.run(database);
}
