import { sql } from "kysely";
import { isBlocked } from "#features/accounts/server/is-blocked.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

interface Contributor {
  url: string;
  name: string;
}

const MOST_NAMED = 3;

// Who shows their page to everybody (`canSee`), before a block takes anybody out: the others move nobody up.
const contributors = statement(
  "contributors-of-shop",
  (_, p: Params<{ shopId: number; viewerId: number | null }>) => sql<Contributor>`
    select account.url, account.name
    from account
    join (
      select author_id, max(decided_at) as latest from user_change
      where shop_id = ${p.shopId} and state = 'approved' and suggested_as = 'visitor'
        and decided_at > now() - interval '1 year'
      group by author_id
    ) as given on given.author_id = account.id
    join shop on shop.id = ${p.shopId}
    where account.erase_at is null and (shop.is_sample or not account.is_sample)
      and coalesce(account.privacy ->> 'profile', '') not in ('friends', 'nobody')
      and (${p.viewerId}::bigint is null or not ${isBlocked(sql`account.id`, sql`${p.viewerId}`)})
    order by given.latest desc limit ${sql.lit(MOST_NAMED)}`,
  { isRead: true },
);

/** Whom a shop’s page thanks: the latest whose changes of the last year were taken, and whose profile everybody may see. */
export async function contributorsOfShop(
  database: Database,
  asked: { shopId: number; viewerId: number | null },
): Promise<Contributor[]> {
  return contributors.all(database, asked);
}
