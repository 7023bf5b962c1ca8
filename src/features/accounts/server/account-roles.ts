import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import type { Role } from "../access.ts";
import type { SpokenFor } from "../spoken-for.ts";
import { beginItemRole, endItemRole, type RoleGiver } from "./item-role.ts";
import { keepAnAdmin } from "./keep-an-admin.ts";

export interface HeldRole {
  accountId: number;
  role: Role;
  /** The slug of the shop or brand; null for the roles that are of the whole site. */
  item: string | null;
}

const itemOfSlug = statement(
  "item-of-role",
  (_, p: Params<{ role: Role; slug: string | null }>) => sql<SpokenFor>`
    select 'shop' as type, id from shop where ${p.role} = 'shopAdmin' and slug = ${p.slug}
    union all
    select 'brand', id from brand where ${p.role} = 'brandAdmin' and slug = ${p.slug}`,
);

/** The shop or brand that a role is for; undefined for the roles of the whole site, and when there is none. */
export function itemOfRole(
  database: Database,
  { role, item: slug }: Pick<HeldRole, "role" | "item">,
): Promise<SpokenFor | undefined> {
  return itemOfSlug.first(database, { role, slug });
}

const insertRole = statement(
  "grant-role",
  (_, p: Params<{ accountId: number; role: Role }>) => sql`
    insert into account_role (account_id, role) values (${p.accountId}, ${p.role})
    on conflict do nothing
    returning account_id`,
);

const deleteRole = statement(
  "revoke-role",
  (_, p: Params<{ accountId: number; role: Role }>) => sql`
    delete from account_role where account_id = ${p.accountId} and role = ${p.role} returning account_id`,
);

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
    ofItem: beginItemRole,
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
    ofItem: endItemRole,
    by,
  });
}

interface RoleChange {
  statement: typeof insertRole;
  action: "grantRole" | "revokeRole";
  ofItem: typeof endItemRole;
  by: RoleGiver;
}

function change(
  database: Database,
  { accountId, role, item: slug }: HeldRole,
  { statement: changeRole, action, ofItem, by }: RoleChange,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (role === "shopAdmin" || role === "brandAdmin") {
      const item = await itemOfRole(tx, { role, item: slug });
      if (!item) throw new NotFound("item");
      return ofItem(tx, { accountId, item, by });
    }
    if (slug !== null) throw new NotFound("item");
    if (action === "revokeRole" && role === "admin") await keepAnAdmin(tx, { accountId, param: "role" });
    const isChanged = (await changeRole.first(tx, { accountId, role })) !== undefined;
    const details = { role, item: slug };
    if (isChanged) await record(tx, { ...by, action, targetType: "account", targetId: accountId, details });
    return isChanged;
  });
}
