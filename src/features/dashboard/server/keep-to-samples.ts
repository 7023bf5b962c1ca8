import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotAllowed } from "#platform/errors/errors.ts";
import { SAMPLES_ONLY } from "../call-refusals.ts";

const savedBy = statement("is-saved-by-sample", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("account").select("is_sample as isSample").where("id", "=", p.accountId),
);

/** Whether somebody is a persona of the demo. */
export async function isInvented(tx: Database, { accountId }: Pick<Member, "accountId">): Promise<boolean> {
  return (await savedBy.first(tx, { accountId }))?.isSample === true;
}

/**
 * Somebody invented changes only what is invented (contract.md, "Demo personas"): of everything else nobody could tell afterwards what
 * was true, and `demo remove` could not put it back.
 * @throws NotAllowed
 */
export async function keepToSamples(
  tx: Database,
  member: Member,
  { isSample }: { isSample: boolean },
): Promise<void> {
  if (!isSample && (await isInvented(tx, member))) throw new NotAllowed("_id", SAMPLES_ONLY.msg);
}
