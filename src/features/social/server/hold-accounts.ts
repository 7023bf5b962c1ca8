import { sql } from "kysely";
import { type Privacy, privacyOf } from "#features/accounts/privacy.ts";
import { NotFound, NotSignedIn } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const hold = statement(
  "hold-accounts",
  (_, p: Params<{ ids: number[] }>) => sql<{ id: number; privacy: object; isLeaving: boolean }>`
    select id, privacy, erase_at is not null as "isLeaving"
    from account where id = any(${p.ids}::bigint[])
    order by id
    for no key update`,
);

/**
 * Locks two accounts until the transaction ends, the older one first, so that nobody waits in a circle. What changes between two
 * people happens one after the other: a block and a request at the same moment end as if one of them came first.
 * @returns the privacy of the other one
 * @throws NotSignedIn, NotFound when the other one is not there, or about to be erased
 */
export async function holdAccounts(
  tx: Database,
  { accountId, otherId }: { accountId: number; otherId: number },
): Promise<Privacy> {
  const held = await hold.all(tx, { ids: [accountId, otherId] });
  // Erased at this moment, with a session that was read before.
  if (!held.some(({ id }) => id === accountId)) throw new NotSignedIn();
  const other = held.find(({ id }) => id === otherId);
  if (!other || other.isLeaving) throw new NotFound("userId");
  return privacyOf(other.privacy);
}
