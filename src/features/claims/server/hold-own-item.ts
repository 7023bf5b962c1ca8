import { sql } from "kysely";
import { columnsOf } from "#features/accounts/server/item-role.ts";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { AuditRole } from "#features/audit/audit.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { isOf } from "./is-of.ts";

/** In which states people look after it together. */
export const LOOKED_AFTER = { shop: PUBLIC_STATUSES, brand: ["active"] } as const;

/** As whom somebody may invite colleagues and end them. */
export type SpeakingRole = "admin" | "shopAdmin" | "brandAdmin";

const holdOf = (type: SpokenFor["type"]) =>
  statement(
    `hold-${type}-of-colleagues`,
    (_, p: Params<{ id: number; statuses: readonly string[] }>) => sql<{ id: number }>`
      select id from ${sql.table(type)} where id = ${p.id} and status = any(${p.statuses}::text[]) for no key update`,
  );

const hold = { shop: holdOf("shop"), brand: holdOf("brand") };

const roleIn = statement(
  "role-for-item",
  (_, p: Params<ReturnType<typeof columnsOf> & { accountId: number }>) => sql<{ role: SpeakingRole }>`
    select role from ${heldRoles} as held
    where account_id = ${p.accountId} and (${isOf(p)} or role = 'admin')
    order by role = 'admin' limit 1`,
);

/**
 * Holds a shop or a brand against everybody who changes its people meanwhile, and says as whom the caller speaks for it. Read once it is held:
 * of two who end each other, the second has no right any more.
 * @throws NotFound for one of others, and for none
 */
export async function holdOwnItem(
  tx: Database,
  { accountId }: Member,
  { item }: { item: SpokenFor },
): Promise<{ actorId: number; actorRole: AuditRole }> {
  const isThere = await hold[item.type].first(tx, { id: item.id, statuses: LOOKED_AFTER[item.type] });
  const held = isThere && (await roleIn.first(tx, { ...columnsOf(item), accountId }));
  if (!held) throw new NotFound(item.type);
  return { actorId: accountId, actorRole: held.role };
}
