import { sql } from "kysely";
import { type Member, withSecondFactor } from "#features/accounts/server/members.ts";
import { Conflict, NotAllowed, NotFound } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Appealed } from "../appeal.ts";
import { isNews, type ReportedType } from "../report.ts";
import { hasOtherAdmin } from "./has-other-admin-sql.ts";
import { isStillRefused } from "./refusal-sql.ts";
import { isWhose } from "./whose-decision.ts";

interface AppealParams {
  accountId: number;
  decisionId: number;
  text: string;
}

interface Added {
  appealId: number;
  targetType: ReportedType;
  isWaiting: boolean;
}

const insertAppeal = statement(
  "insert-appeal",
  (_, p: Params<AppealParams>) => sql<Added>`
    with added as (
      insert into appeal (decision_id, text, author_id)
      select id, ${p.text}, ${p.accountId}::bigint from decision
      where id = ${p.decisionId}::bigint and ${isWhose(sql`${p.accountId}`)} and appeal_until > now()
        and (outcome = 'removed' or ${isStillRefused})
        and not exists (select from decision as undone where undone.appealed_id = decision.id)
      on conflict (decision_id) do nothing
      returning id, decision_id
    )
    select added.id as "appealId", decision.target_type as "targetType", not ${hasOtherAdmin(sql`${p.accountId}::bigint`)} as "isWaiting"
    from added join decision on decision.id = added.decision_id`,
);

const ownDecision = statement(
  "own-decision-to-appeal",
  (_, p: Params<{ accountId: number; decisionId: number }>) => sql<{ isLate: boolean; isMended: boolean }>`
    select appeal_until <= now() as "isLate", outcome = 'refused' and not ${isStillRefused} as "isMended" from decision
    where id = ${p.decisionId}::bigint and ${isWhose(sql`${p.accountId}`)} and appeal_until is not null`,
);

/**
 * Asks for a removal, or for the refusal of a deal or a job, to be decided anew, once and by somebody else; where nobody else is there, it waits until somebody is. Of those
 * who speak for the same shop or brand the first speaks for all.
 * @throws NotFound when it is neither, of something of theirs; NotAllowed after six months, and for whoever speaks for a shop
 *   or brand and has not shown their second factor; Conflict the second time, and for what is mended since it was refused
 */
export async function appealDecision(
  database: Database,
  member: Member,
  { decisionId, text }: { decisionId: number; text: string },
): Promise<Appealed> {
  const { accountId } = member;
  return database.transaction(async (tx) => {
    const added = await insertAppeal.first(tx, { accountId, decisionId, text });
    if (!added) {
      const own = await ownDecision.first(tx, { accountId, decisionId });
      if (!own) throw new NotFound("decisionId");
      if (own.isLate) throw new NotAllowed("decisionId", "The time to appeal is over");
      throw new Conflict("decisionId", own.isMended ? "Is not refused any more" : "Was appealed already");
    }
    if (isNews(added.targetType)) withSecondFactor(member);
    const appealed = { appealId: String(added.appealId), isWaiting: added.isWaiting };
    return appealed;
  });
}
