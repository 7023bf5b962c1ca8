import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { type Rights, rightsOf } from "#features/accounts/server/speaks-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type Application, goneAt } from "../application.ts";
import { isTheirs } from "./job-rights.ts";
import { jobToEdit } from "./jobs-to-edit.ts";

interface ApplicationRow extends Omit<Application, "sentAt" | "goneAt"> {
  sentAt: Date;
}

const ofJob = statement(
  "applications-of-job",
  (_, p: Params<{ jobId: number }>) => sql<ApplicationRow>`
    select id::text as "_id", name, email, phone, message, cv is not null as "hasCv", sent_at as "sentAt"
    from job_application where job_id = ${p.jobId} order by sent_at desc, id desc`,
  { isRead: true },
);

/**
 * What people sent to whoever offers a job, the newest first, for whoever speaks for the employer and for admins. Undefined when there
 * is no such job, and for one of another employer.
 */
export async function applicationsOfJob(
  database: Database,
  member: Member,
  { jobId }: { jobId: number },
): Promise<Application[] | undefined> {
  if (!(await jobToEdit(database, member, { id: jobId }))) return undefined;
  const rows = await ofJob.all(database, { jobId });
  return rows.map(({ sentAt, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    goneAt: goneAt(sentAt).toISOString(),
  }));
}

const cvOf = statement(
  "cv-of-application",
  (_, p: Params<Rights & { id: number }>) => sql<{ cv: Buffer | null }>`
    select job_application.cv from job_application join job_offer on job_offer.id = job_application.job_id
    where job_application.id = ${p.id} and ${isTheirs(p)}`,
  { isRead: true },
);

/** The CV of an application, for the same people. Undefined when it has none, is gone or is somebody else's. */
export async function cvOfApplication(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<Buffer | undefined> {
  return (await cvOf.first(database, { id, ...rightsOf(member) }))?.cv ?? undefined;
}
