import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { endShopRole } from "#features/accounts/server/shop-role.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import { LAST_TO_SPEAK } from "../call-refusals.ts";
import { holdOwnShop } from "./hold-own-shop.ts";

interface Ending {
  shopId: number;
  accountId: number;
  /** Also when nobody speaks for the shop then. */
  evenIfLast: boolean;
}

/** Whoever is about to leave the site speaks for nothing any more, and can be ended all the same. */
const standing = statement(
  "standing-of-colleague",
  (_, p: Params<{ shopId: number; accountId: number }>) => sql<{ isLast: boolean }>`
    select not exists (
      select from account_role as role join account as holder on holder.id = role.account_id and holder.erase_at is null
      where role.shop_id = ${p.shopId} and role.account_id <> ${p.accountId}) as "isLast"
    from account_role where account_id = ${p.accountId} and shop_id = ${p.shopId}`,
);

/**
 * Somebody speaks for a shop no more: a colleague, who hears of it, or the caller. Letters they had sent count no more either.
 * @throws NotFound for a shop of others, and for whoever does not speak for it; Conflict for the last one, unless that is wanted
 */
export async function endColleague(
  tx: Database,
  member: Member,
  { shopId, accountId, evenIfLast }: Ending,
): Promise<void> {
  const by = await holdOwnShop(tx, member, { shopId });
  const ending = await standing.first(tx, { shopId, accountId });
  if (!ending) throw new NotFound("account");
  if (ending.isLast && !evenIfLast) throw new Conflict("evenIfLast", LAST_TO_SPEAK.msg);
  if (accountId !== member.accountId)
    await tellOfItem(tx, {
      recipientId: accountId,
      type: "colleagueEnded",
      subject: `shop/${shopId}/role`,
      actorId: member.accountId,
      item: { type: "shop", id: shopId },
    });
  await endShopRole(tx, { accountId, shopId, by });
}
