import { sql } from "kysely";
import type { AuditEntry } from "#features/audit/audit.ts";
import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Role } from "../access.ts";
import type { SpokenFor } from "../spoken-for.ts";

/** An item under the column that names it in a row; the other column is null. */
export function columnsOf({ type, id }: SpokenFor): { shopId: number | null; brandId: number | null } {
  return { shopId: type === "shop" ? id : null, brandId: type === "brand" ? id : null };
}

interface ItemRole {
  accountId: number;
  item: SpokenFor;
}

type RoleColumns = { accountId: number; role: Role } & ReturnType<typeof columnsOf>;

/** As whom somebody gives or takes a role. */
export type RoleGiver = Pick<AuditEntry, "actorId" | "actorRole">;

const slugOfChanged = sql`
  select coalesce(shop.slug, brand.slug) as slug from changed
  left join shop on shop.id = changed.shop_id left join brand on brand.id = changed.brand_id`;

const insertRole = statement(
  "begin-item-role",
  (_, p: Params<RoleColumns & { grantedBy: number | null }>) => sql<{ slug: string }>`
    with changed as (
      insert into account_role (account_id, role, shop_id, brand_id, granted_by)
      values (${p.accountId}, ${p.role}, ${p.shopId}, ${p.brandId}, ${p.grantedBy})
      on conflict do nothing
      returning shop_id, brand_id
    ) ${slugOfChanged}`,
);

const deleteRole = statement(
  "end-item-role",
  (_, p: Params<RoleColumns>) => sql<{ slug: string }>`
    with changed as (
      delete from account_role
      where account_id = ${p.accountId} and role = ${p.role}
        and (shop_id = ${p.shopId}::bigint or brand_id = ${p.brandId}::bigint)
      returning shop_id, brand_id
    ) ${slugOfChanged}`,
);

/**
 * Somebody speaks for a shop or a brand from their next request on, and the log says so. Returns whether they did not before.
 * `grantedBy` is the colleague who invited them; null where the site gives it.
 */
export async function beginItemRole(
  tx: Database,
  { grantedBy = null, by, ...held }: ItemRole & { grantedBy?: number | null; by: RoleGiver },
): Promise<boolean> {
  const begun = await insertRole.first(tx, { ...rowOf(held), grantedBy });
  if (begun) await recordItemRole(tx, "grantRole", { ...held, ...begun, by });
  return begun !== undefined;
}

/** They speak for it no more, from their next request on, and the log says so. Returns whether they did. */
export async function endItemRole(
  tx: Database,
  { by, ...held }: ItemRole & { by: RoleGiver },
): Promise<boolean> {
  const ended = await deleteRole.first(tx, rowOf(held));
  if (ended) await recordItemRole(tx, "revokeRole", { ...held, ...ended, by });
  return ended !== undefined;
}

function rowOf({ accountId, item }: ItemRole): RoleColumns {
  return { accountId, role: `${item.type}Admin`, ...columnsOf(item) };
}

function recordItemRole(
  tx: Database,
  action: "grantRole" | "revokeRole",
  { accountId, item, slug, by }: ItemRole & { slug: string; by: RoleGiver },
): Promise<void> {
  const details = { role: `${item.type}Admin`, item: slug };
  return record(tx, { ...by, action, targetType: "account", targetId: accountId, details });
}

const forgetGranter = statement("forget-who-granted-roles", (db, p: Params<{ accountId: number }>) =>
  db.updateTable("account_role").set({ granted_by: null }).where("granted_by", "=", p.accountId),
);

/** What somebody who leaves has given goes on, without their name. */
export async function forgetWhoGranted(tx: Database, asked: { accountId: number }): Promise<void> {
  await forgetGranter.run(tx, asked);
}
