import { type RawBuilder, sql } from "kysely";

/** Whether there is an admin besides whoever decided first and whoever it is about. */
export function hasOtherAdmin(deciderId: RawBuilder<unknown>, authorId: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from account_role as role join account as holder on holder.id = role.account_id and holder.erase_at is null
    where role.role = 'admin' and role.account_id is distinct from ${deciderId}
      and role.account_id is distinct from ${authorId})`;
}
