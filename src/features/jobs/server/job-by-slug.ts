import { sql } from "kysely";
import { textOf } from "#features/deals/text-of.ts";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
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

interface JobRow extends Pick<JobOffer, "isOpen" | "isIndexable" | "languages" | "address"> {
  card: JobCardRow;
  description: LocalizedText;
  requirements: LocalizedText | null;
  applyBy: ApplyWay;
  applyTo: string | null;
}

const jobOfSlug = statement(
  "job-by-slug",
  (_, p: Slots<{ slug: string; locale: Locale; now: Date }>) => sql<JobRow>`
    select ${jobCardJson(sql`${p.locale}`)} as card, job_offer.description, job_offer.requirements,
      job_offer.languages, job_offer.apply_by as "applyBy", job_offer.apply_to as "applyTo",
      job_offer.state = 'live' and job_offer.valid_through > ${p.now}::timestamptz as "isOpen",
      ${isJobIndexable} as "isIndexable",
      case when city.id is not null then json_build_object(
        'street', nullif(concat_ws(' ', shop.street, shop.house_number), ''), 'postcode', shop.postcode,
        'province', (select province from municipality where municipality.id = city.municipality_id)) end as address
    from ${jobJoins}
    where job_offer.slug = ${p.slug} and job_offer.state in ('live', 'filled', 'expired') and ${hasEmployer}`,
  { isRead: true },
);

interface Asked {
  slug: string;
  locale: Locale;
  now: Date;
}

/**
 * A job that is open, or one that was: whoever follows an old link is told so. All others have no page.
 * @throws NotFound
 */
export async function jobBySlug(
  database: Database,
  { recall = readNow, ...asked }: Asked & { recall?: Recall },
): Promise<JobOffer> {
  const { slug, locale, now } = asked;
  const job = await recall(`job ${slug} ${locale}`, () => readJob(database, asked));
  const isOver = Date.parse(job.validThrough) <= now.getTime();
  return isOver ? { ...job, isOpen: false, apply: null } : job;
}

async function readJob(database: Database, { slug, locale, now }: Asked): Promise<JobOffer> {
  const row = isSlug(slug) ? await jobOfSlug.first(database, { slug, locale, now }) : undefined;
  if (!row) throw new NotFound("job");
  const { card, isOpen, isIndexable, languages, address, applyBy, applyTo } = row;
  return {
    ...jobCardOf(card, locale),
    isOpen,
    isIndexable,
    languages,
    address,
    description: proseOf(row.description, locale),
    requirements: row.requirements && proseOf(row.requirements, locale),
    apply: isOpen ? { way: applyBy, to: applyTo } : null,
  };
}

function proseOf(localized: LocalizedText, locale: Locale): ProseInLanguage {
  const { text, locale: shown } = textOf(localized, locale);
  return { blocks: blocksOfText(text), locale: shown };
}
