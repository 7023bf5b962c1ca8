import { type HeldRole, itemOfRole, revokeRole } from "#features/accounts/server/account-roles.ts";
import type { RoleGiver } from "#features/accounts/server/item-role.ts";
import type { Database } from "#platform/database/database.ts";
import { tellOfEnd } from "./tell-of-end.ts";

/**
 * As `revokeRole`, for the people who run the site; whoever spoke for a shop or a brand hears of it as when a colleague ends it.
 * @throws NotFound when there is no such shop or brand
 */
export function revokeRoleAndTell(database: Database, held: HeldRole, by?: RoleGiver): Promise<boolean> {
  return database.transaction(async (tx) => {
    const isChanged = await revokeRole(tx, held, by);
    const item = isChanged && (await itemOfRole(tx, held));
    if (item) await tellOfEnd(tx, { accountId: held.accountId, item, actorId: null });
    return isChanged;
  });
}
