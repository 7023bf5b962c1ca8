import { sql } from "kysely";
import { NOT_IN_THIS_STATE } from "#features/news/call-refusals.ts";
import { refuseTakenAway } from "#features/holds/server/hold.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotFound } from "#platform/errors/errors.ts";
import { STANDS_TOO_LONG } from "../call-refusals.ts";
import { LONGEST_OFFER_DAYS } from "../job-offer.ts";
import { type JobState, type JobStep, stateAfter } from "../job-state.ts";

interface HeldJob {
  state: JobState;
  postedAt: Date | null;
  validThrough: Date;
}

const hold = statement(
  "hold-job-offer",
  (_, p: Params<{ jobId: number }>) => sql<HeldJob>`
    select state, posted_at as "postedAt", valid_through as "validThrough" from job_offer
    where id = ${p.jobId} for update`,
);

const setState = statement(
  "move-job-offer",
  (_, p: Params<{ jobId: number; to: string; reason: string | null; now: Date }>) => sql`
    update job_offer set
      state = ${p.to}, rejected_reason = ${p.reason}, updated_at = ${p.now}::timestamptz,
      posted_at = case ${p.to}::text
        when 'live' then coalesce(posted_at, ${p.now}::timestamptz)
        when 'draft' then null
        else posted_at
      end
    where id = ${p.jobId}`,
);

const DAY_MS = 86_400_000;

/**
 * Changes the state of a job offer. Its date is that of the first time it goes live; one that is offered anew gets another.
 * @param reason why it is rejected; needed for that step and for no other
 * @returns the state it is in now
 * @throws NotFound; Invalid without a reason, or when it would stand longer than 90 days; Conflict where the step can't
 *   be taken from here or at this time, or when a moderator took it away
 */
export async function moveJobOffer(
  database: Database,
  { jobId, step, now, reason = null }: { jobId: number; step: JobStep; now: Date; reason?: string | null },
): Promise<JobState> {
  if ((step === "reject") !== (reason !== null)) throw new Invalid([{ msg: "Is missing", param: "reason" }]);
  return database.transaction(async (tx) => {
    const job = await hold.first(tx, { jobId });
    if (!job) throw new NotFound("job");
    const to = stateAfter(step, job.state, job, now);
    if (to === null) throw new Conflict("step", NOT_IN_THIS_STATE.msg);
    if (to === "live") await refuseTakenAway(tx, { type: "job", id: jobId });
    const standsMs = job.validThrough.getTime() - (job.postedAt ?? now).getTime();
    if (to === "live" && standsMs > LONGEST_OFFER_DAYS * DAY_MS)
      throw new Invalid([{ msg: STANDS_TOO_LONG.msg, param: "validThrough" }]);
    await setState.run(tx, { jobId, to, reason, now });
    return to;
  });
}
