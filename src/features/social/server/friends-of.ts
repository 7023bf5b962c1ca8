import { sql } from "kysely";
import type { Person } from "#features/accounts/person.ts";
import { canSee, privacyOf } from "#features/accounts/privacy.ts";
import type { Relation } from "#features/accounts/relation.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { friendIds, relationJoins, relationOf } from "./relation-sql.ts";

interface FriendsOfQuery {
  accountId: number;
  /** Null for a visitor. */
  viewerId: number | null;
}

const friends = statement(
  "friends-of",
  (_, p: Params<FriendsOfQuery>) => sql<PersonRow & { privacy: object; relation: Relation }>`
    select ${personColumns}, account.privacy, ${relationOf(sql`${p.viewerId}`)} as relation
    from ${friendIds(sql`${p.accountId}`)} as friend
    join account on account.id = friend.id and account.erase_at is null
    ${personJoins}
    ${relationJoins(sql`${p.viewerId}`)}
    order by lower(account.name), account.id`,
  { isRead: true },
);

/**
 * Whom an account is friends with, by name: all of them for itself, for others those who show themselves to the viewer. Whether
 * the viewer may see the list at all is the caller's question (`canSee`).
 */
export async function friendsOf(database: Database, asked: FriendsOfQuery): Promise<Person[]> {
  const rows = await friends.all(database, asked);
  const isOwn = asked.viewerId === asked.accountId;
  return rows
    .filter(({ privacy, relation }) => isOwn || canSee(privacyOf(privacy), "profile", relation))
    .map(personOf);
}
