import { sql } from "kysely";
import { type HeldRole, revokeRole, type RoleGiver } from "#features/accounts/server/account-roles.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { tellOfEnd } from "./tell-of-end.ts";

const shopOf = statement(
  "shop-of-ended-role",
  (_, p: Params<{ slug: string | null }>) =>
    sql<{ shopId: number }>`select id as "shopId" from shop where slug = ${p.slug}`,
);

/**
 * As `revokeRole`, for the people who run the site; whoever spoke for a shop hears of it as when a colleague ends it.
 * @throws NotFound when there is no such shop or brand
 */
export function revokeRoleAndTell(database: Database, held: HeldRole, by?: RoleGiver): Promise<boolean> {
  return database.transaction(async (tx) => {
    const isChanged = await revokeRole(tx, held, by);
    const shop = held.role === "shopAdmin" && isChanged && (await shopOf.first(tx, { slug: held.item }));
    if (shop) await tellOfEnd(tx, { accountId: held.accountId, ...shop, actorId: null });
    return isChanged;
  });
}
