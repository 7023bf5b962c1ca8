import { sql } from "kysely";
import { moveDeal } from "#features/deals/server/move-deal.ts";
import { moveJobOffer } from "#features/jobs/server/move-job-offer.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { kindOf } from "#platform/errors/errors.ts";
import type { ReportTarget } from "../report.ts";

const refused = statement(
  "still-refused",
  (_, p: Params<ReportTarget>) => sql<{ id: number }>`
    select id from deal where ${p.type} = 'deal' and id = ${p.id}::bigint and state = 'rejected'
    union all
    select id from job_offer where ${p.type} = 'job' and id = ${p.id}::bigint and state = 'rejected'`,
);

/**
 * Approves a deal or a job that was refused, upon an appeal. What its owner has moved on meanwhile is left alone. What cannot be approved any more,
 * because its time is over or five deals are running, is a draft again: it lacks another date, and nobody's permission.
 */
export async function approveRefused(tx: Database, { type, id }: ReportTarget, now: Date): Promise<void> {
  if (!(await refused.first(tx, { type, id }))) return;
  const move = (step: "withdraw" | "submit" | "approve") =>
    type === "deal" ? moveDeal(tx, { dealId: id, step, now }) : moveJobOffer(tx, { jobId: id, step, now });
  await move("withdraw");
  await move("submit");
  try {
    await move("approve");
  } catch (error) {
    if (kindOf(error) !== "conflict" && kindOf(error) !== "invalid") throw error;
    await move("withdraw");
  }
}
