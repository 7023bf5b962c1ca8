import { sql } from "kysely";
import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import { dealToEdit } from "#features/deals/server/deals-to-edit.ts";
import { jobToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { EarlierRefusal, NewsType, WaitingNews } from "../waiting-news.ts";

/** More is no help. */
const MOST = 5;

const refused = statement(
  "earlier-refusals",
  (_, p: Params<{ type: string; id: number }>) => sql<
    Omit<EarlierRefusal, "decidedAt"> & { decidedAt: Date }
  >`
    select decision.id::text as id, decision.explanation, account.name as by, decision.decided_at as "decidedAt"
    from decision left join account on account.id = decision.decided_by_id and account.erase_at is null
    where decision.target_type = ${p.type} and decision.target_id = ${p.id} and decision.outcome = 'refused'
      and decision.explanation <> ''
    order by decision.id desc limit ${sql.lit(MOST)}`,
  { isRead: true },
);

/** A deal or a job offer that waits for an admin, with what it was refused for before; null where it waits no more. @throws NotAllowed */
export async function waitingNews(
  database: Database,
  member: Member,
  { type, id }: { type: NewsType; id: number },
): Promise<WaitingNews | null> {
  const admin = asAdmin(member);
  const rows = await refused.all(database, { type, id });
  const refusals = rows.map(({ decidedAt, ...row }) => ({ ...row, decidedAt: decidedAt.toISOString() }));
  if (type === "deal") {
    const deal = await dealToEdit(database, admin, { id });
    return deal?.shown.state === "pending" ? { type, item: deal, refusals } : null;
  }
  const job = await jobToEdit(database, admin, { id });
  return job?.shown.state === "pending" ? { type, item: job, refusals } : null;
}
