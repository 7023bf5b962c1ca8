import { sql } from "kysely";
import { heldRoles, livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { columnsOf, endItemRole } from "#features/accounts/server/item-role.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotAllowed, NotFound } from "#platform/errors/errors.ts";
import { LAST_TO_SPEAK, SPOKE_BEFORE } from "../call-refusals.ts";
import { holdOwnItem } from "./hold-own-item.ts";
import { isOf } from "./is-of.ts";
import { tellOfEnd } from "./tell-of-end.ts";

interface Ending {
  item: SpokenFor;
  accountId: number;
  /** Also when nobody speaks for it then. */
  evenIfLast: boolean;
}

/** Whoever is about to leave the site speaks for nothing any more, and can be ended all the same. */
const standing = statement(
  "standing-of-colleague",
  (_, p: Params<ReturnType<typeof columnsOf> & { accountId: number; callerId: number }>) => sql<{
    isLast: boolean;
    spokeBefore: boolean;
  }>`
    select not exists (
        select from ${livingRoles} as role
        where ${isOf(p)} and role.account_id <> ${p.accountId}) as "isLast",
      exists (
        select from ${heldRoles} as mine
        where (mine.shop_id = theirs.shop_id or mine.brand_id = theirs.brand_id) and mine.account_id = ${p.callerId}
          and mine.granted_at > theirs.granted_at) as "spokeBefore"
    from ${heldRoles} as theirs where theirs.account_id = ${p.accountId} and ${isOf(p)}`,
);

/**
 * Somebody speaks for a shop or a brand no more: a colleague, who hears of it, or the caller. Letters they had sent count no more either. Whoever was
 * there before the caller is ended by an admin alone: somebody who was invited throws nobody out who invited them.
 * @throws NotFound for one of others, and for whoever does not speak for it; NotAllowed for whoever was there before; Conflict for
 *   the last one, unless that is wanted
 */
export async function endColleague(
  tx: Database,
  member: Member,
  { item, accountId, evenIfLast }: Ending,
): Promise<void> {
  const by = await holdOwnItem(tx, member, { item });
  const ending = await standing.first(tx, { ...columnsOf(item), accountId, callerId: member.accountId });
  if (!ending) throw new NotFound("account");
  if (ending.spokeBefore && !member.permissions.admin) throw new NotAllowed("account", SPOKE_BEFORE.msg);
  if (ending.isLast && !evenIfLast) throw new Conflict("evenIfLast", LAST_TO_SPEAK.msg);
  if (accountId !== member.accountId) await tellOfEnd(tx, { accountId, item, actorId: member.accountId });
  await endItemRole(tx, { accountId, item, by });
}
