import { sql } from "kysely";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { tellOfItems } from "./tell-of-item.ts";

/** The task that tells of jobs that are about to expire (src/boot/site-tasks.ts). */
export const TELL_OF_EXPIRING_JOBS = "tell-of-expiring-jobs";

/** So long before it expires: time enough to offer it anew. */
const DAYS_BEFORE = 7;

interface ExpiringJob {
  recipientId: number;
  jobId: number;
  jobSlug: string;
  itemType: "shop" | "brand";
  itemId: number;
  /** ISO 8601. */
  endsAt: string;
}

// Each hears of it once; of a job that was prolonged since, once more.
const expiring = statement(
  "expiring-jobs",
  (_, p: Params<{ now: Date }>) => sql<ExpiringJob>`
    select distinct speaker.account_id as "recipientId", job_offer.id as "jobId", job_offer.slug as "jobSlug",
      case when job_offer.shop_id is null then 'brand' else 'shop' end as "itemType",
      coalesce(job_offer.shop_id, job_offer.brand_id) as "itemId",
      to_json(job_offer.valid_through) #>> '{}' as "endsAt"
    from job_offer
    join ${heldRoles} as speaker
      on speaker.shop_id = job_offer.shop_id or speaker.brand_id = job_offer.brand_id
    where job_offer.state = 'live' and job_offer.valid_through > ${p.now}::timestamptz
      and job_offer.valid_through <= ${p.now}::timestamptz + make_interval(days => ${sql.lit(DAYS_BEFORE)})
      and not exists (
        select from notice
        where notice.recipient_id = speaker.account_id and notice.subject = 'job/' || job_offer.id || '/expiring'
          and notice.announced_at > job_offer.valid_through - make_interval(days => ${sql.lit(DAYS_BEFORE)}))
    order by "jobId", "recipientId"`,
);

/** Tells whoever speaks for a shop or brand of their jobs that end within a week. @returns how many notices */
export async function tellOfExpiringJobs(database: Database, asked: { now: Date }): Promise<number> {
  return database.transaction(async (tx) => {
    const told = await expiring.all(tx, asked);
    await tellOfItems(
      tx,
      told.map(({ recipientId, jobId, jobSlug, itemType, itemId, endsAt }) => ({
        recipientId,
        type: "jobExpiring",
        subject: `job/${jobId}/expiring`,
        item: { type: itemType, id: itemId },
        details: { jobSlug, endsAt },
      })),
    );
    return told.length;
  });
}
