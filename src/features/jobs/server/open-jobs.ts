import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
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

interface Asked {
  now: Date;
  locale: Locale;
  shopId?: number | null;
  /** Leave out samples, and what search engines may not keep: for feeds. */
  isForRobots?: boolean;
}

/** What is read here, cards included. An offer stands from the moment somebody approves it, so the clock only ends it. */
export const OPEN_JOBS_TABLES = ["brand", "city", "city_name", "job_offer", "shop"] as const;

const open = statement(
  "open-jobs",
  (_, p: Slots<Required<Asked>>) => sql<{ card: JobCardRow }>`
    select ${jobCardJson(sql`${p.locale}`)} as card
    from ${jobJoins}
    where job_offer.state = 'live' and job_offer.valid_through > ${p.now}::timestamptz and ${hasEmployer}
      and (${p.shopId}::bigint is null or job_offer.shop_id = ${p.shopId}::bigint)
      and (not ${p.isForRobots}::boolean or (not job_offer.is_sample and ${isJobIndexable}))
    order by job_offer.posted_at desc, job_offer.id desc`,
  { isRead: true },
);

/**
 * The jobs that are open now, whatever their state says yet, the newest first: all, or those of a shop. An
 * offer stands ninety days at most, so there are never too many to read at once.
 */
export async function openJobs(
  database: Database,
  { now, locale, shopId = null, isForRobots = false }: Asked,
): Promise<JobCard[]> {
  const rows = await open.all(database, { now, locale, shopId, isForRobots });
  return rows.map(({ card }) => jobCardOf(card, locale));
}
