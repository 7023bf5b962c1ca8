import { sql } from "kysely";
import { isBlocked } from "#features/accounts/server/is-blocked.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { tellOfItem } from "#features/notifications/server/tell-of-item.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

interface Ended {
  accountId: number;
  item: SpokenFor;
  /** Null where the people who run the site ended it. */
  actorId: number | null;
}

const blocked = statement(
  "whether-one-blocked-the-other",
  (_, p: Params<{ accountId: number; actorId: number }>) => sql<{ isBlocked: boolean }>`
    select ${isBlocked(sql`${p.accountId}::bigint`, sql`${p.actorId}::bigint`)} as "isBlocked"`,
);

/**
 * Tells somebody that they speak for a shop or a brand no more, who ended it, and where to ask. Of somebody who blocked the other, the name is not told, but
 * the end is: else a colleague could be thrown out without hearing of it. There is no letter: an account has no address.
 */
export async function tellOfEnd(tx: Database, { accountId, item, actorId }: Ended): Promise<void> {
  const isNamed = actorId !== null && !(await blocked.first(tx, { accountId, actorId }))?.isBlocked;
  await tellOfItem(tx, {
    recipientId: accountId,
    type: "colleagueEnded",
    subject: `${item.type}/${item.id}/role`,
    actorId: isNamed ? actorId : null,
    item,
    details: { redirect: "/contact" },
  });
}
