import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";

/** What somebody sent to employers, and the name of the file with its CV. */
export const toldApplications = statement(
  "told-applications",
  (_, p: Params<{ accountId: number }>) => sql<object>`
    select job_offer.slug as job, coalesce(shop.name, brand.name) as employer, sent.name, sent.email, sent.phone, sent.message,
      case when sent.cv is not null then 'applications/' || sent.id || '.pdf' end as cv, sent.sent_at as "sentAt"
    from job_application as sent join job_offer on job_offer.id = sent.job_id
    left join shop on shop.id = job_offer.shop_id left join brand on brand.id = job_offer.brand_id
    where sent.applicant_id = ${p.accountId} order by sent.sent_at, sent.id`,
  { isRead: true },
);

/** The CVs themselves. */
export const sentCvs = statement(
  "sent-cvs",
  (_, p: Params<{ accountId: number }>) => sql<{ id: number; cv: Buffer }>`
    select id, cv from job_application where applicant_id = ${p.accountId} and cv is not null order by id`,
  { isRead: true },
);
