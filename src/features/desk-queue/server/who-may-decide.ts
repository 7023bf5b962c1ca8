import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { type Item, speaksFor } from "#features/accounts/server/speaks-for.ts";
import { heldRoles, isSpeakerFor, livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

interface Whose {
  /** Who wrote, sent or asked; null for nobody. */
  authorId: number | null;
  item: Item | null;
}

/** So many are named. */
const MOST_NAMED = 3;

const others = statement(
  "others-who-may-decide",
  (
    _,
    p: Params<{
      accountId: number;
      authorId: number | null;
      type: string | null;
      id: number | null;
      most: number;
    }>,
  ) => sql<{ name: string }>`
    select account.name from ${livingRoles} as role join account on account.id = role.account_id
    where role.role = 'admin' and role.account_id <> ${p.accountId} and role.account_id is distinct from ${p.authorId}::bigint
      and not exists (
        select from ${heldRoles} as speaker
        where speaker.account_id = role.account_id and ${isSpeakerFor(sql`${p.type}::text`, sql`${p.id}::bigint`)})
    order by account.name, account.id limit ${p.most}`,
  { isRead: true },
);

/**
 * Of something that is the reader's own, or of a shop or brand they speak for (`refuseOwnBusiness`): the names of admins who can decide
 * in their place. Null where they may themselves.
 */
export async function whoMayDecide(
  database: Database,
  member: Member,
  { authorId, item }: Whose,
): Promise<string[] | null> {
  const { accountId } = member;
  if (authorId !== accountId && !(item && (await speaksFor(database, member, item)))) return null;
  const asked = { accountId, authorId, type: item?.type ?? null, id: item?.id ?? null, most: MOST_NAMED };
  return (await others.all(database, asked)).map(({ name }) => name);
}
