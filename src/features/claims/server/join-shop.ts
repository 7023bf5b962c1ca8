import { sql } from "kysely";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { hashOfSecret } from "#features/accounts/server/secret.ts";
import { beginItemRole } from "#features/accounts/server/item-role.ts";
import { deskOf, type SpokenFor } from "#features/accounts/spoken-for.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";
import type { Refusal } from "#platform/errors/refusals.ts";
import { INVITATION_OLD, INVITATION_TAKEN, INVITATION_WITHDRAWN, YOURS_ALREADY } from "../call-refusals.ts";
import type { InvitationState } from "../colleague.ts";
import type { SpeakingRole } from "./hold-own-item.ts";
import { invitationOf } from "./invitation-of.ts";
import { isOpen } from "./invitation-sql.ts";
import { itemOf } from "./item-of.ts";

// One statement: of any number who have the link and say yes at once, one is counted.
const take = statement(
  "take-invitation",
  (_, p: Params<{ tokenHash: Uint8Array; accountId: number; now: Date }>) => sql<{
    invitationId: number;
    item: SpokenFor;
    inviterId: number;
    inviterRole: SpeakingRole;
  }>`
    update shop_invitation as invitation set taken_by = ${p.accountId}, taken_at = ${p.now}::timestamptz
    where token_hash = ${p.tokenHash} and ${isOpen} and until > ${p.now}::timestamptz
    returning id as "invitationId", ${itemOf(sql`invitation`)} as item, inviter_id as "inviterId",
      (select role from ${heldRoles} as role
        where role.account_id = invitation.inviter_id and (role.shop_id = invitation.shop_id
          or role.brand_id = invitation.brand_id or role.role = 'admin')
        order by role.role = 'admin' limit 1) as "inviterRole"`,
);

const WHY_NOT: Record<Exclude<InvitationState, "open">, Refusal> = {
  taken: INVITATION_TAKEN,
  withdrawn: INVITATION_WITHDRAWN,
  old: INVITATION_OLD,
};

interface Joining {
  token: string;
  now: Date;
}

/**
 * Whoever has the letter says yes, and speaks for the shop or brand from their next request on. The colleague who invited hears of it.
 * @throws NotFound for a token that is none; Conflict where it counts no more, or they speak for it already
 */
export async function joinShop(
  database: Database,
  { accountId }: Member,
  { token, now }: Joining,
): Promise<SpokenFor> {
  return database.transaction(async (tx) => {
    const taken = await take.first(tx, { tokenHash: hashOfSecret(token), accountId, now });
    if (!taken) throw await whyNot(tx, { token, now });
    const { invitationId, item, inviterId, inviterRole } = taken;
    const by = { actorId: inviterId, actorRole: inviterRole };
    // An admin may invite themselves.
    if (inviterId !== accountId)
      await tellOfItem(tx, {
        recipientId: inviterId,
        type: "colleagueJoined",
        subject: `invitation/${invitationId}`,
        actorId: accountId,
        item,
        details: { redirect: `${deskOf(item)}&tab=people` },
      });
    if (!(await beginItemRole(tx, { accountId, item, grantedBy: inviterId, by })))
      throw new Conflict("token", YOURS_ALREADY.msg);
    return item;
  });
}

async function whyNot(tx: Database, asked: { token: string; now: Date }): Promise<NotFound | Conflict> {
  const invitation = await invitationOf(tx, asked);
  if (!invitation || invitation.state === "open") return new NotFound("token");
  return new Conflict("token", WHY_NOT[invitation.state].msg);
}
