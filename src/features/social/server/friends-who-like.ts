import { sql } from "kysely";
import type { Person } from "#features/accounts/person.ts";
import { canSee, privacyOf } from "#features/accounts/privacy.ts";
import type { Member } from "#features/accounts/server/members.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { LikedType } from "../like.ts";
import { friendIds } from "./relation-sql.ts";

interface LikedItem {
  type: LikedType;
  id: number;
}

const friendsLiking = statement(
  "friends-who-like",
  (_, p: Params<LikedItem & { accountId: number }>) => sql<PersonRow & { privacy: object }>`
    select ${personColumns}, account.privacy
    from ${friendIds(sql`${p.accountId}`)} as friend
    join liking on liking.account_id = friend.id and liking.type = ${p.type} and liking.target_id = ${p.id}
    join account on account.id = friend.id and account.erase_at is null
    ${personJoins}
    order by liking.liked_at desc, account.id desc`,
  { isRead: true },
);

/** The friends of this person who like something and let their friends see it, the latest first. */
export async function friendsWhoLike(
  database: Database,
  { accountId }: Member,
  liked: LikedItem,
): Promise<Person[]> {
  const rows = await friendsLiking.all(database, { accountId, ...liked });
  return rows.filter(({ privacy }) => canSee(privacyOf(privacy), "likes", "isFriend")).map(personOf);
}
