import { sql } from "kysely";
import { isTakenAway } from "#features/holds/server/is-hidden-sql.ts";
import { textJson } from "#features/news/server/news-sql.ts";
import { isSlug } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { blocksOfText } from "#platform/markdown/blocks-of-text.ts";
import type { ApplyWay, JobOffer, ProseInLanguage } from "../job-offer.ts";
import {
  hasEmployer,
  isJobIndexable,
  jobCardJson,
  jobCardOf,
  type JobCardRow,
  jobJoins,
} from "./job-cards.ts";

interface JobRow extends Pick<JobOffer, "isIndexable" | "languages" | "address"> {
  card: JobCardRow;
  description: TextInLanguage;
  requirements: TextInLanguage | null;
  applyBy: ApplyWay;
  applyTo: string | null;
  isLive: boolean;
}

const jobOfSlug = statement(
  "job-by-slug",
  (_, p: Params<{ slug: string; locale: Locale }>) => sql<JobRow>`
    select ${jobCardJson(sql`${p.locale}`)} as card,
      ${textJson(sql`job_offer.description`, sql`${p.locale}`)} as description,
      ${textJson(sql`job_offer.requirements`, sql`${p.locale}`)} as requirements,
      job_offer.languages, job_offer.apply_by as "applyBy", job_offer.apply_to as "applyTo",
      job_offer.state = 'live' as "isLive", ${isJobIndexable} as "isIndexable",
      case when city.id is not null then json_build_object(
        'street', nullif(concat_ws(' ', shop.street, shop.house_number), ''), 'postcode', shop.postcode,
        'province', (select province from municipality where municipality.id = city.municipality_id)) end as address
    from ${jobJoins}
    where job_offer.state in ('live', 'filled', 'expired') and ${hasEmployer} and job_offer.slug = ${p.slug}
      and not ${isTakenAway("job", sql`job_offer.id`)}`,
  { isRead: true },
);

interface JobBySlugQuery {
  slug: string;
  locale: Locale;
  now: Date;
}

/**
 * An open job, or a former one, whose page says so to readers of old links. All others have no page.
 * @throws NotFound
 */
export async function jobBySlug(
  database: Database,
  { slug, locale, now }: JobBySlugQuery,
): Promise<JobOffer> {
  if (!isSlug(slug)) throw new NotFound("job");
  const row = await jobOfSlug.first(database, { slug, locale });
  if (!row) throw new NotFound("job");
  return jobOf(row, { locale, now });
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
