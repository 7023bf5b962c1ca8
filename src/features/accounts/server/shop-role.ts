import { sql } from "kysely";
import type { AuditEntry } from "#features/audit/audit.ts";
import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

interface ShopRole {
  accountId: number;
  shopId: number;
}

/** As whom somebody gives or takes the role. */
type By = Pick<AuditEntry, "actorId" | "actorRole">;

const insertRole = statement(
  "begin-shop-role",
  (_, p: Params<ShopRole & { grantedBy: number | null }>) => sql<{ slug: string }>`
    with begun as (
      insert into account_role (account_id, role, shop_id, granted_by)
      values (${p.accountId}, 'shopAdmin', ${p.shopId}, ${p.grantedBy})
      on conflict do nothing
      returning shop_id
    )
    select shop.slug from begun join shop on shop.id = begun.shop_id`,
);

const deleteRole = statement(
  "end-shop-role",
  (_, p: Params<ShopRole>) => sql<{ slug: string }>`
    with ended as (
      delete from account_role
      where account_id = ${p.accountId} and role = 'shopAdmin' and shop_id = ${p.shopId}
      returning shop_id
    )
    select shop.slug from ended join shop on shop.id = ended.shop_id`,
);

/**
 * Somebody speaks for a shop from their next request on, and the log says so. Returns whether they did not before.
 * `grantedBy` is the colleague who invited them; null where the site gives it.
 */
export async function beginShopRole(
  tx: Database,
  { grantedBy = null, by, ...role }: ShopRole & { grantedBy?: number | null; by: By },
): Promise<boolean> {
  const begun = await insertRole.first(tx, { ...role, grantedBy });
  if (begun) await recordShopRole(tx, "grantRole", { ...role, ...begun, by });
  return begun !== undefined;
}

/** They speak for it no more, from their next request on, and the log says so. Returns whether they did. */
export async function endShopRole(tx: Database, { by, ...role }: ShopRole & { by: By }): Promise<boolean> {
  const ended = await deleteRole.first(tx, role);
  if (ended) await recordShopRole(tx, "revokeRole", { ...role, ...ended, by });
  return ended !== undefined;
}

function recordShopRole(
  tx: Database,
  action: "grantRole" | "revokeRole",
  { accountId, slug, by }: ShopRole & { slug: string; by: By },
): Promise<void> {
  const details = { role: "shopAdmin", item: slug };
  return record(tx, { ...by, action, targetType: "account", targetId: accountId, details });
}

const forgetGranter = statement("forget-who-granted-roles", (db, p: Params<{ accountId: number }>) =>
  db.updateTable("account_role").set({ granted_by: null }).where("granted_by", "=", p.accountId),
);

/** What somebody who leaves has given goes on, without their name. */
export async function forgetWhoGranted(tx: Database, asked: { accountId: number }): Promise<void> {
  await forgetGranter.run(tx, asked);
}
