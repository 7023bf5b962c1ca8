import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import { STEPS_OF_ADMINS as DEAL_STEPS_OF_ADMINS } from "#features/deals/deal-state.ts";
import type { DealToEdit } from "#features/deals/deal-to-edit.ts";
import type { DealChanges } from "#features/deals/server/edit-deal.ts";
import { STEPS_OF_ADMINS as JOB_STEPS_OF_ADMINS } from "#features/jobs/job-state.ts";
import type { JobToEdit } from "#features/jobs/job-fields.ts";
import { editJob, type JobChanges } from "#features/jobs/server/edit-job.ts";
import { saveOrDecideDeal } from "#features/notifications/server/decide-deal.ts";
import type { ReviewedType } from "#features/reviews/review.ts";
import type { Database } from "#platform/database/database.ts";
import { keepDecision } from "./close-case.ts";
import { tellWhoseItIs } from "./whose-decision.ts";

interface Saved<Changes> {
  id: number;
  rev: string;
  changes: Changes;
}

/**
 * Saves a deal as its editor does, tells whoever speaks for its brand what was decided (`saveOrDecideDeal`), and keeps a refusal, which they can
 * appeal.
 * @throws as `editDeal`; NotAllowed for an admin who decides about a brand they speak for
 */
export async function saveOrRefuseDeal(
  tx: Database,
  member: Member,
  saved: Saved<DealChanges>,
  context: { now: Date },
): Promise<DealToEdit> {
  const deal = await saveOrDecideDeal(tx, member, saved, context);
  const { step } = saved.changes;
  const item = { type: "brand", id: Number(deal.values.brand["_id"]) } as const;
  if (step && DEAL_STEPS_OF_ADMINS.includes(step)) await refuseOwn(tx, member, item);
  if (step === "reject") await keepRefusal(tx, member, { type: "deal", id: deal.id, item, ...deal.shown });
  return deal;
}

/**
 * Saves a job as its editor does, keeps a refusal, and tells whoever speaks for the employer of it.
 * @throws as `editJob`; NotAllowed for an admin who decides about what they speak for
 */
export async function saveOrRefuseJob(
  tx: Database,
  member: Member,
  saved: Saved<JobChanges>,
  context: { now: Date },
): Promise<JobToEdit> {
  const job = await editJob(tx, member, saved, context);
  const { step } = saved.changes;
  const { shop, brand } = job.values;
  const item = shop
    ? ({ type: "shop", id: Number(shop["_id"]) } as const)
    : ({ type: "brand", id: Number(brand?.["_id"]) } as const);
  if (step && JOB_STEPS_OF_ADMINS.includes(step)) await refuseOwn(tx, member, item);
  if (step !== "reject") return job;
  await keepRefusal(tx, member, { type: "job", id: job.id, item, ...job.shown });
  await tellWhoseItIs(
    tx,
    { target: { type: "job", id: job.id }, item, authorId: null },
    {
      type: "jobDecided",
      subject: `job/${job.id}/decided`,
      details: { outcome: "rejected", jobId: job.id },
    },
  );
  return job;
}

/** Whoever approves or refuses speaks for nobody whose it is (security.md M1); what was saved before this goes back with it. */
function refuseOwn(tx: Database, member: Member, item: Refused["item"]): Promise<void> {
  return refuseOwnBusiness(tx, asAdmin(member), { authorId: null, item, param: "step" });
}

interface Refused {
  type: "deal" | "job";
  id: number;
  item: { type: ReviewedType; id: number };
  rejectedReason: string | null;
  isSample: boolean;
}

/** Why it was refused is said in words, and by none of the rules for what people post. */
async function keepRefusal(
  tx: Database,
  { accountId }: Member,
  { type, id, item, rejectedReason, isSample }: Refused,
): Promise<void> {
  await keepDecision(tx, {
    target: { type, id },
    item,
    authorId: null,
    outcome: "refused",
    reason: "other",
    explanation: rejectedReason ?? "",
    decidedById: accountId,
    isSample,
  });
}
