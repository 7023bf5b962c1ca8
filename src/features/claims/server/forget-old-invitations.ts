import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { sql } from "kysely";

const deleteInvitations = statement(
  "delete-old-invitations",
  () => sql`delete from shop_invitation where until < now()`,
);

/** Deletes invitations whose letters count no more, with the addresses they went to. Returns how many. */
export function forgetOldInvitations(database: Database): Promise<number> {
  return deleteInvitations.run(database);
}
