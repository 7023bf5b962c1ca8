import { type RawBuilder, sql } from "kysely";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import { speaksForItem } from "./whose-decision.ts";

/** Of `decision`: whether there is an admin besides whoever decided it, whoever appeals, and whoever speaks for what it is about. */
export function hasOtherAdmin(appellantId: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from ${livingRoles} as role
    where role.role = 'admin' and role.account_id is distinct from decision.decided_by_id
      and role.account_id is distinct from ${appellantId} and not ${speaksForItem(sql`role.account_id`)})`;
}
