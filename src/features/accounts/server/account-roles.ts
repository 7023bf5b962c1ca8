import type { AuditEntry } from "#features/audit/audit.ts";
import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import type { Role } from "../access.ts";
import { keepAnAdmin } from "./keep-an-admin.ts";
import { beginShopRole, endShopRole } from "./shop-role.ts";

export interface HeldRole {
  accountId: number;
  role: Role;
  /** The slug of the shop or brand; null for the roles that are of the whole site. */
  item: string | null;
}

/** The column that names the item of a role that is of no shop; no row when there is no such brand. */
const itemOf = ({ role, item }: Params<HeldRole>) => sql`
  select id as brand_id from brand where ${role} = 'brandAdmin' and slug = ${item}
  union all
  select null where ${role} in ('admin', 'mod') and ${item}::text is null`;

const shopOfSlug = statement(
  "shop-of-role",
  (_, p: Params<{ slug: string | null }>) => sql<{ shopId: number }>`
    select id as "shopId" from shop where slug = ${p.slug}`,
);

interface Change {
  isThere: boolean;
  isChanged: boolean;
}

const insertRole = statement(
  "grant-role",
  (_, p: Params<HeldRole>) => sql<Change>`
    with item as (${itemOf(p)}), granted as (
      insert into account_role (account_id, role, brand_id)
      select ${p.accountId}, ${p.role}, brand_id from item
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
        and account_role.brand_id is not distinct from item.brand_id
      returning account_id
    )
    select exists (select from item) as "isThere", exists (select from revoked) as "isChanged"`,
);

/** As whom somebody gives or takes a role. */
export type RoleGiver = Pick<AuditEntry, "actorId" | "actorRole">;

/** On the command line, where nobody is signed in. */
const OPERATOR: RoleGiver = { actorId: null, actorRole: "operator" };

/**
 * Gives somebody a role, from their next request on, and leaves an entry in the log. Returns whether they lacked it.
 * @throws NotFound when there is no such shop or brand
 */
export function grantRole(database: Database, held: HeldRole, by: RoleGiver = OPERATOR): Promise<boolean> {
  return change(database, held, {
    statement: insertRole,
    action: "grantRole",
    ofShop: beginShopRole,
    by,
  });
}

/**
 * Takes a role away, from the next request on, and leaves an entry in the log. Returns whether they had it.
 * @throws NotFound when there is no such shop or brand; Conflict for the role of the last admin
 */
export function revokeRole(database: Database, held: HeldRole, by: RoleGiver = OPERATOR): Promise<boolean> {
  return change(database, held, {
    statement: deleteRole,
    action: "revokeRole",
    ofShop: endShopRole,
    by,
  });
}

interface RoleChange {
  statement: typeof insertRole;
  action: "grantRole" | "revokeRole";
  ofShop: typeof endShopRole;
  by: RoleGiver;
}

function change(
  database: Database,
  held: HeldRole,
  { statement: changeRole, action, ofShop, by }: RoleChange,
): Promise<boolean> {
  const { accountId, role, item } = held;
  return database.transaction(async (tx) => {
    if (role === "shopAdmin") {
      const shop = await shopOfSlug.first(tx, { slug: item });
      if (!shop) throw new NotFound("item");
      return ofShop(tx, { accountId, ...shop, by });
    }
    if (action === "revokeRole" && role === "admin") await keepAnAdmin(tx, { accountId, param: "role" });
    const { isThere = false, isChanged = false } = (await changeRole.first(tx, held)) ?? {};
    if (!isThere) throw new NotFound("item");
    const details = { role, item };
    if (isChanged) await record(tx, { ...by, action, targetType: "account", targetId: accountId, details });
    return isChanged;
  });
}
