import { sql } from "kysely";
import type { AskedNow } from "#features/deals/server/deals-now.ts";
import { PAGES_READ_TOGETHER, textJson } from "#features/deals/server/news-sql.ts";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { blocksOfText } from "#platform/markdown/blocks-of-text.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { ApplyWay, JobOffer, ProseInLanguage } from "../job-offer.ts";
import {
  hasEmployer,
  isJobIndexable,
  jobCardJson,
  jobCardOf,
  type JobCardRow,
  jobJoins,
} from "./job-cards.ts";
import { OPEN_JOBS_TABLES } from "./open-jobs.ts";

interface JobRow extends Pick<JobOffer, "isIndexable" | "languages" | "address"> {
  card: JobCardRow;
  description: TextInLanguage;
  requirements: TextInLanguage | null;
  applyBy: ApplyWay;
  applyTo: string | null;
  isLive: boolean;
}

/** The jobs that have a page, whatever the time. */
const jobsWithPages = ({ locale }: Slots<{ locale: Locale }>) => sql<JobRow>`
  select ${jobCardJson(sql`${locale}`)} as card,
    ${textJson(sql`job_offer.description`, sql`${locale}`)} as description,
    ${textJson(sql`job_offer.requirements`, sql`${locale}`)} as requirements,
    job_offer.languages, job_offer.apply_by as "applyBy", job_offer.apply_to as "applyTo",
    job_offer.state = 'live' as "isLive", ${isJobIndexable} as "isIndexable",
    case when city.id is not null then json_build_object(
      'street', nullif(concat_ws(' ', shop.street, shop.house_number), ''), 'postcode', shop.postcode,
      'province', (select province from municipality where municipality.id = city.municipality_id)) end as address
  from ${jobJoins}
  where job_offer.state in ('live', 'filled', 'expired') and ${hasEmployer}`;

const TABLES = [...OPEN_JOBS_TABLES, "compliance_profile", "municipality", "shop_compliance"];

const jobOfSlug = statement(
  "job-by-slug",
  (_, p: Slots<{ slug: string; locale: Locale }>) =>
    sql<JobRow>`${jobsWithPages(p)} and job_offer.slug = ${p.slug}`,
  { isRead: true },
);

const newestJobs = statement(
  "newest-jobs-with-pages",
  (_, p: Slots<{ locale: Locale }>) =>
    sql<JobRow>`${jobsWithPages(p)} order by job_offer.id desc limit ${sql.lit(PAGES_READ_TOGETHER)}`,
  { isRead: true },
);

/**
 * A job that is open, or one that was: whoever follows an old link is told so. All others have no page.
 * @throws NotFound
 */
export async function jobBySlug(
  database: Database,
  { slug, recall = readNow, locale, now }: AskedNow & { slug: string },
): Promise<JobOffer> {
  if (!isSlug(slug)) throw new NotFound("job");
  const newest = recall.remembers() ? await recallNewest(database, { recall, locale }) : undefined;
  const row = newest?.get(slug) ?? (await jobOfSlug.first(database, { slug, locale }));
  if (!row) throw new NotFound("job");
  return jobOf(row, { locale, now });
}

function recallNewest(
  database: Database,
  { recall, locale }: { recall: Recall; locale: Locale },
): Promise<Map<string, JobRow>> {
  const read = async () => {
    const rows = await newestJobs.all(database, { locale });
    return new Map(rows.map((row) => [row.card.slug, row]));
  };
  return recall(`jobs with pages ${locale}`, { tables: TABLES, read });
}

function jobOf({ card, ...row }: JobRow, { locale, now }: { locale: Locale; now: Date }): JobOffer {
  const isOpen = row.isLive && Date.parse(card.validThrough) > now.getTime();
  return {
    ...jobCardOf(card, locale),
    isOpen,
    isIndexable: row.isIndexable,
    languages: row.languages,
    address: row.address,
    description: proseOf(row.description),
    requirements: row.requirements && proseOf(row.requirements),
    apply: isOpen ? { way: row.applyBy, to: row.applyTo } : null,
  };
}

function proseOf({ text, locale }: TextInLanguage): ProseInLanguage {
  return { blocks: blocksOfText(text), locale };
}
