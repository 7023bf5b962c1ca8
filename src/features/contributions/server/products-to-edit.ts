import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import { photosJson } from "#features/media/server/shown-photos.ts";
import { correctionsJson } from "#features/products/server/corrections-json.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { PRODUCT_LIST } from "../product-fields.ts";
import type { ProductShown, ProductToEdit, ProductValues } from "../product-to-edit.ts";
import { weedOfStrain } from "./weed-of-strain.ts";

type ProductSort = (typeof PRODUCT_LIST.sorts)[number];
type ProductFilter = keyof typeof PRODUCT_LIST.filters;

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
  marketedAs: string | null;
  lacks: string | null;
}

const productList = editedList<ProductSort, Asked>({
  things: "products",
  from: sql`product`,
  id: sql`product.id`,
  isTheirs,
  isAsked: (p) => sql`
    (${p.type}::text is null or product.type = ${p.type})
    and (${p.status}::text is null or product.status = ${p.status})
    and (${p.marketedAs}::text is null or product.strain_id in (select id from strain where marketed_as = ${p.marketedAs}))
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

/** A page of the products that somebody may edit: whoever speaks for a brand its own. */
export function productsToEdit(
  database: Database,
  member: Member,
  query: ProductListQuery & { size?: number },
) {
  const brandIds = brandsToKeep(member);
  const { type = null, status = null, marketedAs = null, lacks = null } = query.filters;
  const asked = { brandIds, q: query.q, type, status, marketedAs, lacks };
  return productList.page(database, asked, query, async (ids) =>
    (await productsOfIds.all(database, { ids, brandIds })).map(editedProduct),
  );
}
