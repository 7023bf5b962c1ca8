import { sql } from "kysely";
import { type PhotoInLanguages, photosIn } from "#features/media/media.ts";
import { photosJson } from "#features/media/server/shown-photos.ts";
import { isSlug } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { BrandDetails } from "../brand-details.ts";
import type { BrandCard } from "../brand.ts";
import { brandCardJson } from "./brand-card.ts";

interface BrandRow extends Omit<BrandDetails, keyof BrandCard | "description" | "photos"> {
  card: BrandCard;
  description: LocalizedText | null;
  photos: PhotoInLanguages[];
}

const brandOfSlug = statement(
  "brand-by-slug",
  (_, p: Params<{ slug: string }>) => sql<BrandRow>`
    select ${brandCardJson} as card, brand.note, brand.description, brand.website, brand.email, brand.phone, brand.source,
      ${photosJson("brand", sql`brand.id`)} as photos,
      brand.observed_on as "observedOn", to_json(brand.updated_at) as "updatedAt"
    from brand
    where brand.slug = ${p.slug} and brand.status = 'active'`,
  { isRead: true },
);

interface BrandBySlugQuery {
  slug: string;
  locale: Locale;
}

/**
 * What is known of a brand. Callers must check `isLicensedGrower` first: such a brand has no page of its own.
 * @throws NotFound
 */
export async function brandBySlug(
  database: Database,
  { slug, locale }: BrandBySlugQuery,
): Promise<BrandDetails> {
  const row = isSlug(slug) ? await brandOfSlug.first(database, { slug }) : undefined;
  if (!row) throw new NotFound("brand");
  const { card, description, photos, ...brand } = row;
  return {
    ...brand,
    ...card,
    description: textIn(description, locale),
    photos: photosIn(photos, locale),
  };
}
