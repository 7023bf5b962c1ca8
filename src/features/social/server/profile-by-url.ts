import { sql } from "kysely";
import { isAccountUrl } from "#features/accounts/account-url.ts";
import { isGuestName } from "#features/accounts/guest-name.ts";
import { canSee, isSearchable, privacyOf } from "#features/accounts/privacy.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Profile } from "../profile.ts";
import { friendsOf } from "./friends-of.ts";
import { relationJoins, relationOf } from "./relation-sql.ts";

interface ProfileQuery {
  url: string;
  /** Null for a visitor. */
  viewerId: number | null;
}

type ProfileRow = PersonRow &
  Pick<Profile, "bio" | "isSample" | "relation"> & {
    prefTypes: NonNullable<Profile["prefTypes"]>;
    privacy: object;
  };

const accountOfUrl = statement(
  "profile-by-url",
  (_, p: Params<ProfileQuery>) => sql<ProfileRow>`
    select ${personColumns}, account.bio, account.is_sample as "isSample", account.pref_types as "prefTypes",
      account.privacy, ${relationOf(sql`${p.viewerId}`)} as relation
    from account
    ${personJoins}
    ${relationJoins(sql`${p.viewerId}`)}
    where account.url = ${p.url} and account.erase_at is null`,
  { isRead: true },
);

/**
 * Somebody's page, with as much as they let this viewer see.
 * @throws NotFound when there is nobody, and the same way when they are private, blocked, or about to be erased
 */
export async function profileByUrl(database: Database, { url, viewerId }: ProfileQuery): Promise<Profile> {
  const row = isAccountUrl(url) ? await accountOfUrl.first(database, { url, viewerId }) : undefined;
  const privacy = privacyOf(row?.privacy ?? {});
  if (!row || !canSee(privacy, "profile", row.relation)) throw new NotFound("url");
  const { bio, isSample, relation, prefTypes } = row;
  return {
    ...personOf(row),
    bio,
    isSample,
    isSearchable: !isGuestName(row.name) && isSearchable(privacy),
    relation,
    prefTypes: canSee(privacy, "likes", relation) ? prefTypes : null,
    friends: canSee(privacy, "friends", relation)
      ? await friendsOf(database, { accountId: row.id, viewerId })
      : null,
    areReviewsShown: canSee(privacy, "reviews", relation),
  };
}
