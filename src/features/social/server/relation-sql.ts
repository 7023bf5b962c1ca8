import { type RawBuilder, sql } from "kysely";
import type { Relation } from "#features/accounts/relation.ts";
import { isBlocked } from "#features/accounts/server/is-blocked.ts";
import { REQUEST_DAYS } from "../friendship.ts";

/** A request which nobody answered in time, of a row of `friend_edge`. */
export const isOver = (edge: string): RawBuilder<boolean> => sql`(
  ${sql.ref(`${edge}.lo_req`)} <> ${sql.ref(`${edge}.hi_req`)}
  and ${sql.ref(`${edge}.requested_at`)} <= now() - make_interval(days => ${sql.lit(REQUEST_DAYS)}))`;

/** Joins what `relationOf` reads of `account`. Nobody looks where `viewerId` is null. */
export const relationJoins = (viewerId: RawBuilder<unknown>) => sql`
  left join friend_edge as tie
    on tie.lo = least(account.id, ${viewerId}::bigint) and tie.hi = greatest(account.id, ${viewerId}::bigint)`;

/** What `account` is to the viewer: the column of a statement with `relationJoins`. */
export const relationOf = (viewerId: RawBuilder<unknown>): RawBuilder<Relation> => sql`
  case
    when account.id = ${viewerId}::bigint then 'self'
    when ${isBlocked(sql`account.id`, viewerId)} then 'blocked'
    when tie.lo_req and tie.hi_req then 'isFriend'
    when ${isOver("tie")} then 'none'
    when case when account.id = tie.lo then tie.lo_req else tie.hi_req end then 'requestByFriend'
    when case when account.id = tie.lo then tie.hi_req else tie.lo_req end then 'friendRequested'
    else 'none'
  end`;

/** Rows (id): whom an account is friends with. */
export const friendIds = (accountId: RawBuilder<unknown>) => sql`(
  select hi as id from friend_edge where lo = ${accountId} and lo_req and hi_req
  union all
  select lo from friend_edge where hi = ${accountId} and lo_req and hi_req)`;
