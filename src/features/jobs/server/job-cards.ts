import { type RawBuilder, sql } from "kysely";
import { isSpeakerIndexable } from "#features/compliance/server/indexable-sql.ts";
import { cityJson, isToBeFound } from "#features/news/server/news-sql.ts";
import { textOf } from "#features/news/text-of.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { JobCard } from "../job-offer.ts";

export interface JobCardRow extends Omit<JobCard, "title"> {
  title: LocalizedText;
}

/** Offers of shops that are there and of brands that are: the tables that `jobCardJson` reads. */
export const jobJoins = sql`
  job_offer
  left join shop on shop.id = job_offer.shop_id and ${isToBeFound}
  left join brand on brand.id = job_offer.brand_id and brand.status = 'active'
  left join city on city.id = coalesce(shop.city_id, job_offer.city_id)`;

export const hasEmployer = sql<boolean>`coalesce(shop.id, brand.id) is not null`;

export const isJobIndexable = isSpeakerIndexable({
  shopId: sql`job_offer.shop_id`,
  brandId: sql`job_offer.brand_id`,
});

/** The row of `job_offer` with its employer as a card. */
export function jobCardJson(locale: RawBuilder<unknown>): RawBuilder<JobCardRow> {
  return sql`json_build_object(
    'id', job_offer.id, 'slug', job_offer.slug, 'title', job_offer.title, 'role', job_offer.role,
    'employment', job_offer.employment,
    'hours', case when job_offer.hours_low is not null then
      json_build_object('low', job_offer.hours_low, 'high', job_offer.hours_high) end,
    'salary', case when job_offer.salary_unit is not null then json_build_object(
      'lowCents', job_offer.salary_low_cents, 'highCents', job_offer.salary_high_cents,
      'unit', job_offer.salary_unit) end,
    'employer', json_build_object(
      'id', coalesce(shop.id, brand.id),
      'kind', case when shop.id is not null then 'shop' else 'brand' end,
      'slug', coalesce(shop.slug, brand.slug), 'name', coalesce(shop.name, brand.name)),
    'city', case when city.id is not null then ${cityJson(locale)} end,
    'postedAt', job_offer.posted_at, 'validThrough', job_offer.valid_through, 'isSample', job_offer.is_sample)`;
}

export function jobCardOf({ title, ...card }: JobCardRow, locale: Locale): JobCard {
  return { ...card, title: textOf(title, locale) };
}
