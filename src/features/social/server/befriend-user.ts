import { sql } from "kysely";
import { canAsk, canSee } from "#features/accounts/privacy.ts";
import { isBlocked } from "#features/accounts/server/is-blocked.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { notify } from "#features/notifications/server/notify.ts";
import { settleRequest } from "#features/notifications/server/settle-request.ts";
import { withdrawNotices } from "#features/notifications/server/withdraw-notices.ts";
import { Invalid, NotAllowed, NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NO_FRIEND_REQUESTS, TOO_MANY_REQUESTS } from "../call-refusals.ts";
import { type Friendship, MOST_REQUESTS, REQUEST_DAYS } from "../friendship.ts";
import { holdAccounts } from "./hold-accounts.ts";
import { isOver } from "./relation-sql.ts";
import { relationTo } from "./relation-to.ts";

interface Pair {
  lo: number;
  hi: number;
  /** Whoever asks is the older account of the two. */
  isLo: boolean;
}

// What each of them wants by now: a request that is over counts as none.
const lo = sql`(edge.lo_req and not ${isOver("edge")})`;
const hi = sql`(edge.hi_req and not ${isOver("edge")})`;

/** security.md 2.4: none → requested, requested by the other → friends, my own request or friends → none. */
const toggle = statement(
  "toggle-friend",
  (_, p: Params<Pair>) => sql<{ mine: boolean; theirs: boolean }>`
    insert into friend_edge as edge (lo, hi, lo_req, hi_req)
    select ${p.lo}::bigint, ${p.hi}::bigint, ${p.isLo}::boolean, not ${p.isLo}::boolean
    where not ${isBlocked(sql`${p.lo}`, sql`${p.hi}`)}
    on conflict (lo, hi) do update set
      lo_req = case when ${p.isLo}::boolean then not ${lo} else not ${hi} and ${lo} end,
      hi_req = case when ${p.isLo}::boolean then not ${lo} and ${hi} else not ${hi} end,
      requested_at = case when ${lo} or ${hi} then edge.requested_at else now() end
    returning case when ${p.isLo}::boolean then lo_req else hi_req end as mine,
      case when ${p.isLo}::boolean then hi_req else lo_req end as theirs`,
);

const openRequests = statement(
  "open-requests-of-account",
  (_, p: Params<{ accountId: number }>) => sql<{ requestCount: number }>`
    select count(*)::int as "requestCount"
    from friend_edge as edge
    where (edge.lo = ${p.accountId} and edge.lo_req and not edge.hi_req
        or edge.hi = ${p.accountId} and edge.hi_req and not edge.lo_req)
      and not ${isOver("edge")}`,
  { isRead: true },
);

interface BefriendOptions {
  userId: number;
  /** What is wished: true asks or accepts, false ends a friendship or takes a request back. Without it the press is a toggle. */
  befriend?: boolean | undefined;
}

/**
 * Asks somebody to be friends, accepts what they asked, or takes a request or a friendship back: one toggle, which never goes
 * wrong however many press it at once. With `befriend` what is so already stays, so that a press on a page that is old undoes
 * nothing. Only a new request needs the other's leave.
 * @throws Invalid for oneself, and with too many requests open
 * @throws NotFound for somebody who is not there, or not for this person
 * @throws NotAllowed for somebody who takes no requests
 */
export async function befriendUser(
  database: Database,
  member: Member,
  { userId, befriend }: BefriendOptions,
): Promise<Friendship> {
  const { accountId } = member;
  if (userId === accountId) throw new Invalid([{ msg: "Must be somebody else", param: "userId" }]);
  return database.transaction(async (tx) => {
    const privacy = await holdAccounts(tx, { accountId, otherId: userId });
    if (befriend !== undefined) {
      // Both accounts are held: it is so until the end of the transaction.
      const before = (await relationTo(tx, member, [userId])).get(userId);
      const state = before === "isFriend" || before === "friendRequested" ? before : "none";
      if (befriend === (state !== "none")) {
        return state;
      }
    }
    const wishes = await toggle.first(tx, {
      lo: Math.min(accountId, userId),
      hi: Math.max(accountId, userId),
      isLo: accountId < userId,
    });
    if (!wishes) throw new NotFound("userId");
    const state = !wishes.mine ? "none" : wishes.theirs ? "isFriend" : "friendRequested";
    if (state === "friendRequested") {
      if (!canSee(privacy, "profile", "none")) throw new NotFound("userId");
      if (!canAsk(privacy, "none")) throw new NotAllowed("userId", NO_FRIEND_REQUESTS.msg);
      const open = await openRequests.first(tx, { accountId });
      if (open && open.requestCount > MOST_REQUESTS)
        throw new Invalid([{ msg: TOO_MANY_REQUESTS.msg, param: "userId" }]);
    }
    await tell(tx, { accountId, userId, state });
    return state;
  });
}

/** What the toggle of `accountId` means to the other one, and what it does to what they were told before. */
async function tell(
  tx: Database,
  { accountId, userId, state }: { accountId: number; userId: number; state: Friendship },
): Promise<void> {
  const notice = { recipientId: userId, actorId: accountId };
  if (state === "none") return withdrawNotices(tx, { accountId, otherId: userId });
  if (state === "friendRequested")
    return notify(tx, { ...notice, type: "friendRequest", days: REQUEST_DAYS });
  await notify(tx, { ...notice, type: "friendAccepted" });
  await settleRequest(tx, { recipientId: accountId, actorId: userId });
}
