import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { idOfWaiting, type WaitingKind } from "../waiting.ts";

/** A case that waits no more, and who decided it; null for a rule, and for somebody who is gone. */
export interface DecidedCase {
  id: string;
  by: string | null;
}

/** So many entries of the log are looked through: more than an hour of a busy desk. */
const LAST = 300;

// The log has no column by which it could be found since when, and needs none: its last entries are its latest.
const decided = statement(
  "cases-decided-of-late",
  () => sql<{ kind: WaitingKind; ref: string; by: string | null }>`
    select asked.kind, case asked.kind
        when 'claims' then entry.details ->> 'claimId'
        when 'appeals' then entry.details ->> 'appealId'
        else entry.target_id::text end as ref, account.name as by
    from (select seq, actor_id, action, target_type, target_id, details from audit_entry order by seq desc limit ${sql.lit(LAST)}) as entry
    join (values
      ('approveReview', 'newReviews'), ('removeReview', 'newReviews'),
      ('keepReported', 'reportedReviews'), ('removeReview', 'reportedReviews'),
      ('upholdDecision', 'appeals'), ('overturnDecision', 'appeals'),
      ('approveChange', 'userChanges'), ('rejectChange', 'userChanges'),
      ('approveChange', 'ownerChanges'), ('rejectChange', 'ownerChanges'),
      ('approveMenuImage', 'menuImages'), ('rejectMenuImage', 'menuImages'),
      ('approveClaim', 'claims'), ('rejectClaim', 'claims'),
      ('answerTicket', 'tickets'), ('closeTicket', 'tickets')
    ) as asked(action, kind) on asked.action = entry.action
      and (asked.kind <> 'reportedReviews' or entry.target_type = 'review')
    left join account on account.id = entry.actor_id and account.erase_at is null
    order by entry.seq`,
  { isRead: true },
);

/** What was decided of late, as far as its entry in the log leads to its case, and by whom; nothing for whoever is no admin. */
export async function decidedOfLate(database: Database, member: Member): Promise<DecidedCase[]> {
  if (!member.permissions.admin) return [];
  const rows = await decided.all(database);
  return rows.map(({ kind, ref, by }) => ({ id: idOfWaiting(kind, ref), by }));
}
