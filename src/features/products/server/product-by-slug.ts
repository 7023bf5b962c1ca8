import { type RawBuilder, sql } from "kysely";
import { type PhotoInLanguages, photosIn } from "#features/media/media.ts";
import { photosJson } from "#features/media/server/shown-photos.ts";
import { isSlug } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { type LocalizedText, textIn } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { ProductDetails, SimilarStrain } from "../product-details.ts";
import { type ProductCard, PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import { correctionsJson } from "./corrections-json.ts";
import { lineageJson, lineageOf, type LineageRow, productOfStrain } from "./lineage.ts";
import { productCardJoins, productCardJson } from "./product-cards.ts";

/** `SimilarStrain`s of a strain, as stored by `store-similar-strains.ts`. */
const similarJson = (strainId: RawBuilder<unknown>): RawBuilder<SimilarStrain[]> => sql`(
  select coalesce(json_agg(json_build_object('product', ${productCardJson}, 'reasons', strain_similar.reasons)
    order by strain_similar.place), '[]')
  from strain_similar
  join strain on strain.id = strain_similar.other_id
  join product on product.id = ${productOfStrain(sql`strain.id`, "id")}
  left join brand as maker on maker.id = strain.breeder_id and maker.status = 'active'
  where strain_similar.strain_id = ${strainId})`;

/** The names of the parents that are named as reasons, by their slugs. */
const namesOfReasonsJson = (strainId: RawBuilder<unknown>): RawBuilder<Record<string, string>> => sql`(
  select coalesce(json_object_agg(parent.slug, parent.name), '{}')
  from strain as parent
  where parent.slug in (
    select substr(reason.word, length('parent:') + 1)
    from strain_similar, unnest(strain_similar.reasons) as reason(word)
    where strain_similar.strain_id = ${strainId} and starts_with(reason.word, 'parent:')))`;

/** Products sold in this many shops have price changes all the time, and one of them hardly changes a month. */
const MANY_SHOPS = 200;

/**
 * The stamp (cache key) of a product's public prices: it changes when a shop hides its prices or shows them again, and when a
 * price was observed. The latter is ignored for what many shops sell.
 */
const priceStamp = (product: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${product}.${name}`);
  return sql`concat_ws(' ',
    (select concat(count(*), ':', bit_xor(hashint8extended(hidden.shop_id, 0)))
      from shop_compliance as hidden where not hidden.are_prices_public),
    case when ${column("shop_count")} < ${sql.lit(MANY_SHOPS)} then concat_ws(' ',
      ${column("shop_count")}, ${column("low_cents_per_gram")}, ${column("median_cents_per_gram")},
      ${column("high_cents_per_gram")}, ${column("from_cents")},
      (select observed.id from price_observation as observed
        where observed.product_id = ${column("id")}
        order by observed.observed_at desc, observed.id desc limit 1)) end)`;
};

const MOST_OTHERS = 6;

interface ProductRow extends Omit<ProductDetails, keyof ProductCard | "description" | "lineage" | "photos"> {
  card: ProductCard;
  description: LocalizedText | null;
  photos: PhotoInLanguages[];
  lineage: LineageRow;
  priceStamp: string | null;
}

/** The best other listed products that have something in common with this one. */
const othersJson = (isCommon: RawBuilder<unknown>): RawBuilder<ProductCard[]> => sql`(
  select coalesce(json_agg(${productCardJson} order by other.rank desc, other.sort_name, other.id), '[]')
  from (
    select candidate.rank, candidate.sort_name, candidate.id
    from product as candidate
    where ${isCommon} and candidate.id <> asked.id and candidate.status = 'active'
      and candidate.is_sample = asked.is_sample
    order by candidate.rank desc, candidate.sort_name, candidate.id
    limit ${sql.lit(MOST_OTHERS)}
  ) as other
  join product on product.id = other.id
  ${productCardJoins})`;

const brandJson = (table: string) => sql`case when ${sql.ref(`${table}.id`)} is not null
  then json_build_object('slug', ${sql.ref(`${table}.slug`)}, 'name', ${sql.ref(`${table}.name`)}) end`;

const productOfSlug = statement(
  "product-by-slug",
  (_, p: Params<{ slug: string; statuses: readonly string[] }>) => sql<ProductRow>`
    select
      (select ${productCardJson} from product ${productCardJoins} where product.id = asked.id) as card,
      asked.status, ${brandJson("own_brand")} as "ownBrand", asked.sub_category as "subCategory", asked.aliases, asked.description,
      -- What a licensed grower makes is not promoted (product.md section 6).
      case when own_brand.is_licensed_grower then '[]' else ${photosJson("product", sql`asked.id`)} end as photos,
      asked.cbd_permille as "cbdPermille", asked.potency_observed_on as "potencyObservedOn",
      asked.milligrams_per_piece as "milligramsPerPiece", asked.pieces_per_pack as "piecesPerPack",
      asked.thc_micrograms_per_piece as "thcMicrogramsPerPiece",
      asked.thc_micrograms_per_pack as "thcMicrogramsPerPack",
      asked.median_cents_per_gram as "medianCentsPerGram", asked.high_cents_per_gram as "highCentsPerGram",
      asked.source, asked.observed_on as "observedOn", to_json(asked.updated_at) as "updatedAt",
      ${correctionsJson(sql`asked.id`, sql`asked.strain_id`)} as corrections,
      case when kin.id is not null then json_build_object(
        'id', kin.id, 'slug', kin.slug, 'name', kin.name, 'aliases', kin.aliases, 'breeder', ${brandJson("breeder")},
        'marketedAs', kin.marketed_as, 'effects', kin.effects, 'flavours', kin.flavours, 'terpenes', kin.terpenes,
        'source', kin.source, 'observedOn', kin.observed_on,
        'productSlug', ${productOfStrain(sql`kin.id`)}) end as strain,
      ${lineageJson(sql`asked.strain_id`)} as lineage,
      ${similarJson(sql`asked.strain_id`)} as similar,
      ${namesOfReasonsJson(sql`asked.strain_id`)} as "strainNames",
      ${othersJson(sql`candidate.strain_id = asked.strain_id`)} as "ofStrain",
      ${othersJson(sql`candidate.brand_id = asked.brand_id`)} as "ofBrand",
      case when exists (select from menu_item where menu_item.product_id = asked.id)
        or exists (select from price_observation where price_observation.product_id = asked.id)
        then ${priceStamp("asked")} end as "priceStamp"
    from product as asked
    left join strain as kin on kin.id = asked.strain_id
    left join brand as breeder on breeder.id = kin.breeder_id and breeder.status = 'active'
    left join brand as own_brand on own_brand.id = asked.brand_id and own_brand.status = 'active'
    where asked.slug = ${p.slug} and asked.status = any(${p.statuses})`,
  { isRead: true },
);

/**
 * Everything that is known of a product itself, also of one that is no longer made; drafts and the like have no page.
 * `priceStamp` is for `priceHistory`: null for what is on no menu and of which no price was ever noted.
 * @throws NotFound
 */
export async function productBySlug(
  database: Database,
  { slug, locale }: { slug: string; locale: Locale },
): Promise<ProductDetails & Pick<ProductRow, "priceStamp">> {
  const asked = { slug, statuses: PUBLIC_PRODUCT_STATUSES };
  const row = isSlug(slug) ? await productOfSlug.first(database, asked) : undefined;
  if (!row) throw new NotFound("product");
  const { card, description, photos, lineage, ...product } = row;
  return {
    ...product,
    ...card,
    description: textIn(description, locale),
    photos: photosIn(photos, locale),
    lineage: lineageOf(lineage),
  };
}
