import { type RawBuilder, sql } from "kysely";
import { isBlocked } from "./is-blocked.ts";

/** What `canSee` (accounts/privacy.ts) says of "reviews", of a row of `account`: to everybody, and to friends. */
export const isNamedToAll = (account: string): RawBuilder<boolean> =>
  isNamedUnless(account, sql`('friends', 'nobody')`);
export const isNamedToFriends = (account: string): RawBuilder<boolean> =>
  isNamedUnless(account, sql`('nobody')`);

const isNamedUnless = (account: string, closed: RawBuilder<unknown>) => sql<boolean>`(
  ${sql.ref(`${account}.erase_at`)} is null
  and coalesce(${sql.ref(`${account}.privacy`)} ->> 'profile', '') not in ${closed}
  and coalesce(${sql.ref(`${account}.privacy`)} ->> 'reviews', '') not in ${closed})`;

/**
 * Whether a block between viewer and author keeps a row of `review` from the viewer, whichever of them made it. Only one that
 * would stand there with its author's name (a block ends friendship, so whoever is blocked is named as to everybody): were the
 * others missing too, to block somebody would tell which of the reviews without a name are theirs.
 */
export const isKeptFrom = (viewerId: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from account as author
  where author.id = review.author_id and ${isNamedToAll("author")} and ${isBlocked(sql`author.id`, viewerId)})`;
