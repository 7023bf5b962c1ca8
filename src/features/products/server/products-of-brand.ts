import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { PRODUCT_TYPES, type ProductType } from "../product-types.ts";
import type { ProductsOfBrand } from "../products-of-brand.ts";
import { productOfStrain } from "./lineage.ts";
import { productCardJoins, productCardJson } from "./product-cards.ts";

const MOST_OF_TYPE = 8;
const MOST_STRAINS = 60;
const MOST_STRAIN_CARDS = 8;

const ofBrand = statement(
  "products-of-brand",
  (_, p: Params<{ brandId: number }>) => sql<ProductsOfBrand>`
    select
      (select coalesce(json_agg(json_build_object('type', each.type, 'count', each.count, 'products', each.products)), '[]')
        from (
          select ranked.type, max(ranked.count)::integer as count, json_agg(ranked.card order by ranked.place) as products
          from (
            select ${productCardJson} as card, placed.type, placed.place, placed.count
            from (
              select listed.id, listed.type, count(*) over (partition by listed.type) as count,
                row_number() over (partition by listed.type order by listed.rank desc, listed.sort_name, listed.id) as place
              from product as listed
              where listed.brand_id = ${p.brandId} and listed.status = 'active'
            ) as placed
            join product on product.id = placed.id
            ${productCardJoins}
            where placed.place <= ${sql.lit(MOST_OF_TYPE)}
          ) as ranked
          group by ranked.type
        ) as each) as types,
      (select coalesce(json_agg(json_build_object('name', bred.name, 'productSlug', ${productOfStrain(sql`bred.id`)})
          order by bred.is_well_known desc, bred.sort_name, bred.id), '[]')
        from (
          select strain.id, strain.name, strain.sort_name, strain.is_well_known
          from strain
          where strain.breeder_id = ${p.brandId} and strain.merged_into_id is null
          order by strain.is_well_known desc, strain.sort_name, strain.id
          limit ${sql.lit(MOST_STRAINS)}
        ) as bred) as strains,
      (select coalesce(json_agg(${productCardJson} order by page.place), '[]')
        from (
          select own.id, row_number() over (order by bred.is_well_known desc, bred.sort_name, bred.id) as place
          from strain as bred
          join product as own on own.id = ${productOfStrain(sql`bred.id`, "id")}
          where bred.breeder_id = ${p.brandId} and bred.merged_into_id is null
          order by place
          limit ${sql.lit(MOST_STRAIN_CARDS)}
        ) as page
        join product on product.id = page.id
        ${productCardJoins}) as "strainCards"`,
  { isRead: true },
);

/** What a brand makes and what it bred. */
export async function productsOfBrand(
  database: Database,
  { brandId }: { brandId: number },
): Promise<ProductsOfBrand> {
  const { types = [], strains = [], strainCards = [] } = (await ofBrand.first(database, { brandId })) ?? {};
  const place = (type: ProductType) => PRODUCT_TYPES.indexOf(type);
  return { types: types.toSorted((a, b) => place(a.type) - place(b.type)), strains, strainCards };
}
