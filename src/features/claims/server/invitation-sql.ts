import { sql } from "kysely";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";

/** Of `invitation`: whoever invited may still do so. A letter is worth no more than the right of who had it sent. */
const isInviterThere = sql`exists (
  select from ${livingRoles} as role
  where role.account_id = invitation.inviter_id and (role.role = 'admin' or role.shop_id = invitation.shop_id
    or role.brand_id = invitation.brand_id))`;

/** Of `invitation`: nobody has answered it and nobody has taken it back. Whether it is too old is another question. */
export const isOpen = sql`(invitation.taken_at is null and invitation.withdrawn_at is null and ${isInviterThere})`;
