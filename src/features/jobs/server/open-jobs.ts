import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { JobCard } from "../job-offer.ts";
import {
  hasEmployer,
  isJobIndexable,
  jobCardJson,
  jobCardOf,
  type JobCardRow,
  jobJoins,
} from "./job-cards.ts";

interface OpenJobsQuery {
  now: Date;
  locale: Locale;
  shopId?: number | null;
  brandSlug?: string | null;
  /** Without samples, and without what search engines may not index: for feeds. */
  isForRobots?: boolean;
}

const open = statement(
  "open-jobs",
  (_, p: Params<Required<OpenJobsQuery>>) => sql<{ card: JobCardRow }>`
    select ${jobCardJson(sql`${p.locale}`)} as card
    from ${jobJoins}
    where job_offer.state = 'live' and job_offer.valid_through > ${p.now}::timestamptz and ${hasEmployer}
      and (${p.brandSlug}::text is null or brand.slug = ${p.brandSlug}::text)
      and (${p.shopId}::bigint is null or job_offer.shop_id = ${p.shopId}::bigint)
      and (not ${p.isForRobots}::boolean or (not job_offer.is_sample and ${isJobIndexable}))
    order by job_offer.posted_at desc, job_offer.id desc`,
  { isRead: true },
);

/**
 * The open jobs by time, even if their state is not updated yet, the newest first: all, or those of a shop or of a brand. An
 * offer stands ninety days at most, so there are never too many to read at once.
 */
export async function openJobs(
  database: Database,
  { now, locale, shopId = null, brandSlug = null, isForRobots = false }: OpenJobsQuery,
): Promise<JobCard[]> {
  const rows = await open.all(database, { now, locale, shopId, brandSlug, isForRobots });
  return rows.map(({ card }) => jobCardOf(card, locale));
}
