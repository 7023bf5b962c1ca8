import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import { photosJson } from "#features/media/server/shown-photos.ts";
import {
  type BandEnds,
  type GramBand,
  gramEndsOf,
  type ThcBand,
  thcEndsOf,
} from "#features/products/product-bands.ts";
import { correctionsJson } from "#features/products/server/corrections-json.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PRODUCT_LIST } from "../product-fields.ts";
import type { ProductShown, ProductToEdit, ProductValues } from "../product-to-edit.ts";
import { weedOfStrain } from "./weed-of-strain.ts";

type ProductSort = (typeof PRODUCT_LIST.sorts)[number];
type ProductFilter = keyof typeof PRODUCT_LIST.filters | (typeof PRODUCT_LIST.slugs)[number];

export type ProductListQuery = ListQuery<ProductSort, ProductFilter>;

interface ProductRow {
  id: number;
  values: ProductValues;
  shown: ProductShown;
  changedAt: Date;
}

/** The brands whose products somebody may edit; null for all, which moderators may too. */
export function brandsToKeep({ permissions }: Member): readonly number[] | null {
  return permissions.admin || permissions.mod ? null : permissions.brandAdmin;
}

const isTheirs = (p: Params<{ brandIds: readonly number[] | null }>) => sql`
  (${p.brandIds}::bigint[] is null or product.brand_id = any (${p.brandIds}::bigint[])) and product.status <> 'merged'`;

const named = (table: string) => sql`
  case when ${sql.ref(`${table}.id`)} is not null then
    json_build_object('_id', ${sql.ref(`${table}.id`)}::text, 'name', ${sql.ref(`${table}.name`)}) end`;

const productsOfIds = statement(
  "products-to-edit",
  (_, p: Params<{ ids: readonly number[]; brandIds: readonly number[] | null }>) => sql<ProductRow>`
    select product.id, product.updated_at as "changedAt",
      json_build_object(
        'name', product.name, 'aliases', product.aliases, 'type', product.type, 'subCategory', product.sub_category, 'brand', ${named("brand")},
        'strain', ${named("plant")}, 'breeder', ${named("breeder")}, 'marketedAs', strain.marketed_as,
        'effects', coalesce(strain.effects, '{}'), 'flavours', coalesce(strain.flavours, '{}'),
        'thcPermille', product.thc_permille, 'cbdPermille', product.cbd_permille,
        'thcMicrogramsPerPiece', product.thc_micrograms_per_piece,
        'thcMicrogramsPerPack', product.thc_micrograms_per_pack, 'potencyMethod', product.potency_method,
        'potencyOn', product.potency_observed_on, 'milligramsPerPiece', product.milligrams_per_piece,
        'piecesPerPack', product.pieces_per_pack, 'description', product.description, 'status', product.status) as values,
      json_build_object('slug', product.slug, 'isSample', product.is_sample,
        'corrections', ${correctionsJson(sql`product.id`, sql`product.strain_id`)}, 'strainId', product.strain_id, 'source', product.source,
        'observedOn', product.observed_on, 'photos', ${photosJson("product", sql`product.id`)}, 'shopCount', product.shop_count,
        'lowCentsPerGram', product.low_cents_per_gram) as shown
    from product
    left join brand on brand.id = product.brand_id
    left join strain on strain.id = product.strain_id
    left join brand as breeder on breeder.id = strain.breeder_id
    left join lateral (select weed.id, strain.name from (${weedOfStrain(sql`product.strain_id`)}) as weed) as plant on true
    where product.id = any (${p.ids}::bigint[]) and ${isTheirs(p)}`,
  { isRead: true },
);

/** A product that somebody may edit; undefined for none, for one of another brand, and for one that was merged into another. */
export async function productToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<ProductToEdit | undefined> {
  const row = await productsOfIds.first(database, { ids: [id], brandIds: brandsToKeep(member) });
  return row && editedProduct(row);
}

/** What follows from menus is no change of anybody's: prices move while somebody types. */
function editedProduct({ id, values, shown, changedAt }: ProductRow): ProductToEdit {
  const rev = revOf({ ...values, slug: shown.slug, corrections: shown.corrections });
  return { id, rev, values, shown: { ...shown, changedAt: changedAt.toISOString() } };
}

interface Asked {
  brandIds: readonly number[] | null;
  q: string;
  type: string | null;
  status: string | null;
  lacks: string | null;
  subCategory: string | null;
  sold: string | null;
  marketedAs: string | null;
  effect: string | null;
  flavour: string | null;
  isThcUnknown: boolean;
  thcFrom: number | null;
  thcTo: number | null;
  gramFrom: number | null;
  gramTo: number | null;
  ratingFrom: number | null;
  brand: string | null;
}

const brandOfSlug = (p: Params<Asked>) =>
  sql`(select coalesce(brand.merged_into_id, brand.id) from brand where brand.slug = ${p.brand})`;

type KnownThc = Exclude<ThcBand, "unknown">;

const ALL: BandEnds = { from: null, to: null };

const brandCalled = statement(
  "name-of-brand-in-list",
  (_, p: Params<{ slug: string }>) => sql<{ name: string }>`select name from brand where slug = ${p.slug}`,
  { isRead: true },
);

const productList = editedList<ProductSort, Asked>({
  things: "products",
  from: sql`product`,
  id: sql`product.id`,
  isTheirs,
  isAsked: (p) => sql`
    (${p.type}::text is null or product.type = ${p.type})
    and (${p.status}::text is null or product.status = ${p.status})
    and (${p.subCategory}::text is null or product.sub_category = ${p.subCategory})
    and (${p.sold}::text is null or (product.shop_count > 0) = (${p.sold} = 'somewhere'))
    and (coalesce(${p.marketedAs}::text, ${p.effect}::text, ${p.flavour}::text) is null or product.strain_id in (
      select id from strain
      where (${p.marketedAs}::text is null or marketed_as = ${p.marketedAs})
        and (${p.effect}::text is null or ${p.effect} = any (effects))
        and (${p.flavour}::text is null or ${p.flavour} = any (flavours))))
    and (not ${p.isThcUnknown} or product.thc_permille is null)
    and (${p.thcFrom}::integer is null or product.thc_permille >= ${p.thcFrom})
    and (${p.thcTo}::integer is null or product.thc_permille < ${p.thcTo})
    and (${p.gramFrom}::integer is null or product.low_cents_per_gram >= ${p.gramFrom})
    and (${p.gramTo}::integer is null or product.low_cents_per_gram < ${p.gramTo})
    and (${p.ratingFrom}::integer is null or product.id in (
      select target_id from rating where target_type = 'product' and hundredths >= ${p.ratingFrom}))
    and (${p.brand}::text is null or product.brand_id = ${brandOfSlug(p)} or product.strain_id in (
      select id from strain where breeder_id = ${brandOfSlug(p)}))
    and case ${p.lacks}::text
      when 'strain' then product.strain_id is null and product.type <> 'supplies'
      when 'subCategory' then product.sub_category is null
      when 'strength' then product.potency_method is null and product.type <> 'supplies'
      when 'description' then product.description is null
      when 'picture' then product.id not in (select product_id from product_photo)
      else true end
    and (${p.q} = '' or strpos(lower(product.name), lower(${p.q})) > 0
      or product.aliases <> '{}' and strpos(lower(array_to_string(product.aliases, ' ')), lower(${p.q})) > 0
      or product.brand_id in (
      select id from brand where strpos(lower(brand.name), lower(${p.q})) > 0))`,
  orders: {
    name: sql`product.sort_name`,
    best: sql`product.rank`,
    shops: sql`product.shop_count`,
    price: sql`product.low_cents_per_gram`,
    changed: sql`product.updated_at`,
  },
});

function askedOf({ q, filters }: ProductListQuery, brandIds: readonly number[] | null): Asked {
  const { thc, gram, rating, ...chosen } = filters;
  const { from: thcFrom, to: thcTo } = thc && thc !== "unknown" ? thcEndsOf(thc as KnownThc) : ALL;
  const { from: gramFrom, to: gramTo } = gram ? gramEndsOf(gram as GramBand) : ALL;
  return {
    brandIds,
    q,
    type: chosen.type ?? null,
    status: chosen.status ?? null,
    lacks: chosen.lacks ?? null,
    subCategory: chosen.subCategory ?? null,
    sold: chosen.sold ?? null,
    marketedAs: chosen.marketedAs ?? null,
    effect: chosen.effect ?? null,
    flavour: chosen.flavour ?? null,
    brand: chosen.brand ?? null,
    isThcUnknown: thc === "unknown",
    thcFrom,
    thcTo,
    gramFrom,
    gramTo,
    ratingFrom: rating ? Number(rating) * 100 : null,
  };
}

/** What the brand that an address names is called; undefined for none. */
export async function nameOfBrand(database: Database, asked: { slug: string }): Promise<string | undefined> {
  return (await brandCalled.first(database, asked))?.name;
}

/** A page of the products that somebody may edit: whoever speaks for a brand its own. */
export function productsToEdit(
  database: Database,
  member: Member,
  query: ProductListQuery & { size?: number },
) {
  const brandIds = brandsToKeep(member);
  return productList.page(database, askedOf(query, brandIds), query, async (ids) =>
    (await productsOfIds.all(database, { ids, brandIds })).map(editedProduct),
  );
}
