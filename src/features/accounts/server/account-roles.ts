import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import type { Role } from "../access.ts";

export interface HeldRole {
  accountId: number;
  role: Role;
  /** The slug of the shop or brand; null for the roles that are of the whole site. */
  item: string | null;
}

/** The columns that name the item of a role; no row when there is no such shop or brand. */
const itemOf = ({ role, item }: Params<HeldRole>) => sql`
  select id as shop_id, null::bigint as brand_id from shop where ${role} = 'shopAdmin' and slug = ${item}
  union all
  select null, id from brand where ${role} = 'brandAdmin' and slug = ${item}
  union all
  select null, null where ${role} in ('admin', 'mod') and ${item}::text is null`;

interface Change {
  isThere: boolean;
  isChanged: boolean;
}

const insertRole = statement(
  "grant-role",
  (_, p: Params<HeldRole>) => sql<Change>`
    with item as (${itemOf(p)}), granted as (
      insert into account_role (account_id, role, shop_id, brand_id)
      select ${p.accountId}, ${p.role}, shop_id, brand_id from item
      on conflict do nothing
      returning account_id
    )
    select exists (select from item) as "isThere", exists (select from granted) as "isChanged"`,
);

const deleteRole = statement(
  "revoke-role",
  (_, p: Params<HeldRole>) => sql<Change>`
    with item as (${itemOf(p)}), revoked as (
      delete from account_role using item
      where account_role.account_id = ${p.accountId} and account_role.role = ${p.role}
        and account_role.shop_id is not distinct from item.shop_id
        and account_role.brand_id is not distinct from item.brand_id
      returning account_id
    )
    select exists (select from item) as "isThere", exists (select from revoked) as "isChanged"`,
);

/**
 * Gives somebody a role, from their next request on, and leaves an entry in the log. Returns whether they lacked it.
 * @throws NotFound when there is no such shop or brand
 */
export function grantRole(database: Database, held: HeldRole): Promise<boolean> {
  return change(database, held, { statement: insertRole, action: "grantRole" });
}

/**
 * Takes a role away, from the next request on, and leaves an entry in the log. Returns whether they had it.
 * @throws NotFound when there is no such shop or brand
 */
export function revokeRole(database: Database, held: HeldRole): Promise<boolean> {
  return change(database, held, { statement: deleteRole, action: "revokeRole" });
}

interface RoleChange {
  statement: typeof insertRole;
  action: "grantRole" | "revokeRole";
}

function change(database: Database, held: HeldRole, { statement: changeRole, action }: RoleChange) {
  return database.transaction(async (tx) => {
    const { isThere = false, isChanged = false } = (await changeRole.first(tx, held)) ?? {};
    if (!isThere) throw new NotFound("item");
    if (isChanged) await recordRole(tx, held, action);
    return isChanged;
  });
}

/** Roles are given on the command line alone. */
function recordRole(tx: Database, { accountId, role, item }: HeldRole, action: RoleChange["action"]) {
  return record(tx, {
    actorId: null,
    actorRole: "operator",
    action,
    targetType: "account",
    targetId: accountId,
    details: { role, item },
  });
}
