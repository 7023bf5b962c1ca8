import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { withdrawNotices } from "#features/notifications/server/withdraw-notices.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Friendship } from "../friendship.ts";
import { relationTo } from "./relation-to.ts";

/** A request of theirs, and nothing else: accepted at the same moment, the friendship stays. */
const decline = statement(
  "decline-friend",
  (_, p: Params<{ accountId: number; userId: number }>) => sql`
    update friend_edge set lo_req = false, hi_req = false
    where lo = least(${p.accountId}::bigint, ${p.userId}::bigint)
      and hi = greatest(${p.accountId}::bigint, ${p.userId}::bigint)
      and case when lo = ${p.accountId}::bigint then hi_req and not lo_req else lo_req and not hi_req end`,
);

interface DeclineOptions {
  userId: number;
}

/**
 * Declines what somebody asked; they may ask again. Where nothing waits nothing changes, also when there is nobody with this id:
 * the answer does not tell. Returns how the two stand now.
 */
export async function declineFriend(
  database: Database,
  member: Member,
  { userId }: DeclineOptions,
): Promise<Friendship> {
  return database.transaction(async (tx) => {
    const { accountId } = member;
    const declinedCount = await decline.run(tx, { accountId, userId });
    if (declinedCount > 0) await withdrawNotices(tx, { accountId, otherId: userId });
    const relation = (await relationTo(tx, member, [userId])).get(userId);
    const state = relation === "isFriend" || relation === "friendRequested" ? relation : "none";
    return state;
  });
}
