import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { type Rights, rightsOf } from "#features/accounts/server/speaks-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { isTheirs } from "./job-rights.ts";

const remove = statement(
  "remove-application",
  (_, p: Params<Rights & { id: number }>) => sql<{ jobId: number; isOfShop: boolean }>`
    delete from job_application using job_offer
    where job_application.id = ${p.id} and job_offer.id = job_application.job_id and ${isTheirs(p)}
    returning job_offer.id as "jobId", job_offer.shop_id is not null as "isOfShop"`,
);

/**
 * Deletes an application with its CV, for good: by whoever speaks for the employer, or an admin. Inside of the caller's transaction.
 * @throws NotFound; also for one that was sent to another employer
 */
export async function removeApplication(tx: Database, member: Member, { id }: { id: number }): Promise<void> {
  const removed = await remove.first(tx, { id, ...rightsOf(member) });
  if (!removed) throw new NotFound("_id");
  const { jobId, isOfShop } = removed;
  await record(tx, {
    actorId: member.accountId,
    actorRole: member.permissions.admin ? "admin" : isOfShop ? "shopAdmin" : "brandAdmin",
    action: "remove",
    targetType: "application",
    targetId: id,
    details: { jobId },
  });
}
