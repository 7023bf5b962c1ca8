import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Correction } from "../correction.ts";
import type { ProductStatus } from "../product.ts";
import type { CorrectedColumns } from "./corrected-columns.ts";
import { correctionsJson } from "./corrections-json.ts";

export interface KnownProduct {
  id: number;
  status: ProductStatus;
  isSample: boolean;
  brandId: number | null;
  /** Without one, nothing is known of a strain. */
  strainId: number | null;
  columns: CorrectedColumns;
  /** Of who bred its strain. */
  breederName: string | null;
  milligramsPerPiece: number | null;
  thcMicrogramsPerPiece: number | null;
  /** Deals are of supplies only. */
  isInDeal: boolean;
  /** The catalogue has the weed of its strain under another address: a strain is one unbranded weed product. */
  hasTwin: boolean;
  /** What people have put right, of it and of its strain. */
  corrections: Correction[];
}

const known = statement(
  "known-product-facts",
  (_, p: Params<{ ids: number[] }>) => sql<KnownProduct>`
    select product.id, product.status, product.is_sample as "isSample", product.brand_id as "brandId",
      product.strain_id as "strainId", breeder.name as "breederName",
      product.milligrams_per_piece as "milligramsPerPiece", product.thc_micrograms_per_piece as "thcMicrogramsPerPiece",
      json_build_object('name', product.name, 'sort_name', product.sort_name, 'type', product.type,
        'sub_category', product.sub_category, 'thc_permille', product.thc_permille,
        'cbd_permille', product.cbd_permille, 'potency_method', product.potency_method,
        'potency_observed_on', product.potency_observed_on,
        'thc_micrograms_per_piece', product.thc_micrograms_per_piece,
        'thc_micrograms_per_pack', product.thc_micrograms_per_pack, 'brand_id', product.brand_id,
        'strain_id', product.strain_id, 'milligrams_per_piece', product.milligrams_per_piece,
        'pieces_per_pack', product.pieces_per_pack, 'description', product.description, 'marketed_as', strain.marketed_as,
        'effects', coalesce(strain.effects, '{}'), 'flavours', coalesce(strain.flavours, '{}'),
        'breeder_id', strain.breeder_id) as columns,
      exists (select from deal_product where deal_product.product_id = product.id) as "isInDeal",
      product.brand_id is null and product.source in ('kushy', 'own') and exists (
        select from product as twin
        where twin.strain_id = product.strain_id and twin.brand_id is null and twin.type = 'weed'
          and twin.status <> 'merged' and twin.source in ('kushy', 'own') and twin.id <> product.id) as "hasTwin",
      ${correctionsJson(sql`product.id`, sql`product.strain_id`)} as corrections
    from product
    left join strain on strain.id = product.strain_id
    left join brand as breeder on breeder.id = strain.breeder_id
    where product.id = any(${p.ids}::bigint[])`,
);

/** What is known of products of what people can put right, by their id. */
export async function knownProductsFacts(
  database: Database,
  ids: number[],
): Promise<Map<number, KnownProduct>> {
  const products = await known.all(database, { ids });
  return new Map(products.map((product) => [product.id, product]));
}

/** The same of one; undefined where there is none. */
export function knownProductFacts(database: Database, id: number): Promise<KnownProduct | undefined> {
  return known.first(database, { ids: [id] });
}
