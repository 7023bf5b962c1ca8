import { type RawBuilder, sql } from "kysely";
import { isSlug } from "#features/places/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { type Recall, readNow } from "#platform/recall.ts";
import type { BrandDetails } from "../brand-details.ts";
import type { BrandCard } from "../brand.ts";
import { brandCardJson } from "./brand-card.ts";

interface BrandRow extends Omit<BrandDetails, keyof BrandCard | "description"> {
  card: BrandCard;
  description: LocalizedText | null;
}

const brandThat = (isAsked: RawBuilder<unknown>) => sql<BrandRow>`
  select ${brandCardJson} as card, brand.note, brand.description, brand.website, brand.source,
    brand.observed_on as "observedOn", to_json(brand.updated_at) as "updatedAt"
  from brand
  where ${isAsked} and brand.status = 'active'`;

const brandOfSlug = statement(
  "brand-by-slug",
  (_, p: Slots<{ slug: string }>) => brandThat(sql`brand.slug = ${p.slug}`),
  { isRead: true },
);
const allBrands = statement("all-brands", () => brandThat(sql`true`), { isRead: true });

const TABLES = ["brand", "product", "strain"];

interface Asked {
  slug: string;
  locale: Locale;
  /** Where it may come from that was read before. */
  recall?: Recall;
}

/**
 * What is known of a brand. Whoever shows it looks at `isLicensedGrower` first: such a brand has no page of its own.
 * @throws NotFound
 */
export async function brandBySlug(
  database: Database,
  { slug, locale, recall = readNow }: Asked,
): Promise<BrandDetails> {
  const row = isSlug(slug) ? await findBrand(database, slug, recall) : undefined;
  if (!row) throw new NotFound("brand");
  const { card, description, ...brand } = row;
  return { ...brand, ...card, description: textIn(description, locale) };
}

/** Whoever asks for the first brand reads those of all for everybody. */
async function findBrand(database: Database, slug: string, recall: Recall): Promise<BrandRow | undefined> {
  if (!recall.remembers()) return brandOfSlug.first(database, { slug });
  const brands = await recall("brands", {
    tables: TABLES,
    async read() {
      const rows = await allBrands.all(database);
      return new Map(rows.map((row) => [row.card.slug, row]));
    },
  });
  return brands.get(slug);
}
