import { sql } from "kysely";
import { record } from "#features/audit/server/record.ts";
import type { Held } from "#features/holds/held.ts";
import { endHold, hideForNow } from "#features/holds/server/hold.ts";
import { tellOfReply } from "#features/reviews/server/reply-review.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { HIDDEN_HOURS } from "../reason.ts";
import { mayReportsHide, type ReportTarget } from "../report.ts";

const insertByRule = statement(
  "insert-report-by-rule",
  (_, p: Params<ReportTarget>) => sql`
    insert into report (target_type, target_id, reason, text, has_letters, locale, is_by_rule)
    values (${p.type}, ${p.id}, 'other', '', false, 'en', true)
    on conflict do nothing`,
);

/** Has something looked at, once while that is open. To be called in the transaction that writes what it says. */
export async function reportByRule(tx: Database, target: ReportTarget): Promise<void> {
  await insertByRule.run(tx, target);
}

/** The same for what is not shown before: until it was looked at, or for as long as reports hide something. */
export async function hideByRule(tx: Database, held: Held & ReportTarget): Promise<void> {
  await hideForNow(tx, held, { hours: HIDDEN_HOURS });
  await reportByRule(tx, held);
  await record(tx, {
    actorId: null,
    actorRole: "rule",
    action: "hideReported",
    targetType: held.type,
    targetId: held.id,
    details: { hours: HIDDEN_HOURS },
  });
}

const closeByRule = statement(
  "close-report-by-rule",
  (_, p: Params<ReportTarget>) => sql`
    update report set closed_at = now(), rev = rev + 1
    where target_type = ${p.type} and target_id = ${p.id}::bigint and closed_at is null and is_by_rule
      and not exists (
        select from report as told
        where told.target_type = ${p.type} and told.target_id = ${p.id}::bigint and told.closed_at is null and not told.is_by_rule)`,
);

/**
 * Closes what only a rule has had looked at, and which stays: nobody complained of it, so there is nothing to decide, and nobody to
 * tell. False where somebody did.
 */
export async function closeLookedAt(tx: Database, { type, id }: ReportTarget): Promise<boolean> {
  if ((await closeByRule.run(tx, { type, id })) === 0) return false;
  if (mayReportsHide(type)) await endHold(tx, { type, id });
  if (type === "reply") await tellOfReply(tx, { reviewId: id });
  return true;
}
