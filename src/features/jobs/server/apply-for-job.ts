import { sql } from "kysely";
import { isTakenAway } from "#features/holds/server/is-hidden-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { spendCaptcha } from "#platform/database/spent-captchas.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotFound } from "#platform/errors/errors.ts";
import { documentKind } from "#platform/files/document-kind.ts";
import { MOST_APPLICATIONS } from "../application.ts";
import { APPLY_ELSEWHERE, ENOUGH_APPLICATIONS, NO_LONGER_OPEN, NO_PDF } from "../call-refusals.ts";
import { hasEmployer, jobJoins } from "./job-cards.ts";

interface NewApplication {
  jobId: number;
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  message: string;
  cv: Uint8Array | null;
}

interface Applying {
  /** Null for somebody without an account. */
  accountId: number | null;
  /** The hash of a solved captcha (`check-captcha.ts`); null for somebody with an account, who needs none. */
  captcha: Uint8Array | null;
  now: Date;
}

interface HeldJob {
  isLive: boolean;
  validThrough: Date;
  isHere: boolean;
}

// Held, so that of two who take the last place the second counts the first; and so that it does not close meanwhile.
const holdJob = statement(
  "hold-job-to-apply-for",
  (_, p: Params<{ jobId: number }>) => sql<HeldJob>`
    select job_offer.state = 'live' as "isLive", job_offer.valid_through as "validThrough",
      job_offer.apply_by = 'inApp' as "isHere"
    from ${jobJoins}
    where job_offer.id = ${p.jobId} and job_offer.state in ('live', 'filled', 'expired') and ${hasEmployer}
      and not ${isTakenAway("job", sql`job_offer.id`)}
    for no key update of job_offer`,
);

// By a statement of its own: the one that waited for the job does not see what was written meanwhile.
const countOthers = statement(
  "applications-of-others",
  (_, p: Params<{ jobId: number; accountId: number | null }>) => sql<{ count: number }>`
    select count(*)::int as count from job_application
    where job_id = ${p.jobId} and (applicant_id is null or applicant_id is distinct from ${p.accountId}::bigint)`,
);

type Columns = Record<"name" | "message", string> &
  Record<"email" | "phone", string | null> & {
    jobId: number;
    accountId: number | null;
    cv: Buffer | null;
    now: Date;
  };

const keep = statement(
  "keep-application",
  (_, p: Params<Columns>) => sql`
    insert into job_application (job_id, applicant_id, name, email, phone, message, cv, sent_at)
    values (${p.jobId}, ${p.accountId}, ${p.name}, ${p.email}, ${p.phone}, ${p.message}, ${p.cv}, ${p.now}::timestamptz)
    on conflict (job_id, applicant_id) where applicant_id is not null do update set
      name = excluded.name, email = excluded.email, phone = excluded.phone, message = excluded.message, cv = excluded.cv,
      sent_at = excluded.sent_at`,
);

/**
 * Keeps what somebody sends to an employer. What somebody with an account sends again takes the place of the first.
 * @throws Invalid when the CV is no PDF, or the captcha was spent before; NotFound for a job without a page; Conflict for one that is over,
 *   that takes no applications here, or that has as many as it can take
 */
export async function applyForJob(
  database: Database,
  { jobId, name, email = undefined, phone = undefined, message, cv }: NewApplication,
  { accountId, captcha, now }: Applying,
): Promise<void> {
  if (cv && documentKind(cv) !== "pdf") throw new Invalid([{ msg: NO_PDF.msg, param: "cv" }]);
  await database.transaction(async (tx) => {
    if (captcha) await spendCaptcha(tx, captcha);
    const job = await holdJob.first(tx, { jobId });
    if (!job) throw new NotFound("jobId");
    if (!job.isLive || job.validThrough <= now) throw new Conflict("jobId", NO_LONGER_OPEN.msg);
    if (!job.isHere) throw new Conflict("jobId", APPLY_ELSEWHERE.msg);
    const { count = 0 } = (await countOthers.first(tx, { jobId, accountId })) ?? {};
    if (count >= MOST_APPLICATIONS) throw new Conflict("jobId", ENOUGH_APPLICATIONS.msg);
    await keep.run(tx, {
      jobId,
      accountId,
      name,
      email: email ?? null,
      phone: phone ?? null,
      message,
      cv: cv && Buffer.from(cv),
      now,
    });
  });
}
