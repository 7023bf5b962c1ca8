import { sql } from "kysely";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { AuditRole } from "#features/audit/audit.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";

const hold = statement(
  "hold-shop-of-colleagues",
  (_, p: Params<{ shopId: number; statuses: readonly string[] }>) => sql<{ id: number }>`
    select id from shop where id = ${p.shopId} and status = any(${p.statuses}::text[]) for no key update`,
);

const roleIn = statement(
  "role-in-shop",
  (_, p: Params<{ shopId: number; accountId: number }>) => sql<{ role: "admin" | "shopAdmin" }>`
    select role from ${heldRoles} as held
    where account_id = ${p.accountId} and (shop_id = ${p.shopId} or role = 'admin')
    order by shop_id nulls last limit 1`,
);

/**
 * Holds a shop against everybody who changes its people meanwhile, and says as whom the caller speaks for it. Read once it is held:
 * of two who end each other, the second has no right any more.
 * @throws NotFound for a shop of others, and for none
 */
export async function holdOwnShop(
  tx: Database,
  { accountId }: Member,
  { shopId }: { shopId: number },
): Promise<{ actorId: number; actorRole: AuditRole }> {
  const isThere = await hold.first(tx, { shopId, statuses: PUBLIC_STATUSES });
  const held = isThere && (await roleIn.first(tx, { shopId, accountId }));
  if (!held) throw new NotFound("shop");
  return { actorId: accountId, actorRole: held.role };
}
