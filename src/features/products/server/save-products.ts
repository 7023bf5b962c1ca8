import { sql } from "kysely";
import { sortName } from "#platform/text/sort-name.ts";
import { saveRows } from "#platform/database/save-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ProductType } from "../product-types.ts";
import { PRODUCT_FACTS } from "../correction.ts";
import type { PotencyMethod, ProductSource, ProductStatus } from "../product.ts";
import { isCorrected, keptColumns } from "./corrected-columns.ts";

/** A product in a file. */
export interface SourcedProduct {
  /** Not the slug of a city, which takes precedence at `/weed/{slug}`. */
  slug: string;
  name: string;
  type: ProductType;
  /** One of `SUB_CATEGORIES[type]`. */
  subCategory: string | null;
  strainSlug: string | null;
  brandSlug: string | null;
  status: ProductStatus;
  isSample: boolean;
  description: Record<string, string> | null;
  thcPermille: number | null;
  cbdPermille: number | null;
  /** Together with a percentage or milligrams of THC, null without both. */
  potency: { method: PotencyMethod; observedOn: string } | null;
  milligramsPerPiece: number | null;
  piecesPerPack: number | null;
  thcMicrogramsPerPiece: number | null;
  source: ProductSource;
  observedOn: string;
}

const idsBySlug = statement(
  "ids-of-strains-and-brands",
  (_, p: Params<{ strainSlugs: string[]; brandSlugs: string[] }>) => sql<{ key: string; id: number }>`
    select 'strain ' || slug as key, coalesce(merged_into_id, id) as id from strain where slug = any(${p.strainSlugs})
    union all
    select 'brand ' || slug, coalesce(merged_into_id, id) from brand where slug = any(${p.brandSlugs})`,
);

/** A file may update what it imported itself, never what people have entered, put right or merged since. */
const saveRowsOfProducts = saveRows("save-products", {
  table: "product",
  key: ["slug"],
  once: ["is_sample", "status"],
  columns: [
    "name",
    "sort_name",
    "type",
    "sub_category",
    "strain_id",
    "brand_id",
    "description",
    "thc_permille",
    "cbd_permille",
    "potency_method",
    "potency_observed_on",
    "milligrams_per_piece",
    "pieces_per_pack",
    "thc_micrograms_per_piece",
    "thc_micrograms_per_pack",
    "source",
    "observed_on",
  ],
  changedAt: "updated_at",
  keptWhere: {
    ...keptColumns(PRODUCT_FACTS),
    // A pack is its pieces, in milligrams too: the one is not taken from a file without the other.
    pieces_per_pack: sql`(${isCorrected("pack")} or ${isCorrected("potency")})`,
    milligrams_per_piece: sql`(${isCorrected("pack")} or ${isCorrected("potency")})`,
    thc_micrograms_per_piece: sql`(${isCorrected("pack")} or ${isCorrected("potency")})`,
    thc_micrograms_per_pack: sql`(${isCorrected("pack")} or ${isCorrected("potency")})`,
  },
  changeWhere: sql`(product.source = excluded.source
    or product.source in ('kushy', 'own') and excluded.source in ('kushy', 'own'))
    and product.merged_into_id is null
    and not exists (select from product as merged where merged.merged_into_id = product.id)`,
});

/**
 * Adds the products that are new and corrects those of the same source that differ, identified by their slug, but for facts that
 * people put right; their strains and brands must be there. To be called in a transaction; ranks and search are the caller's (`storeProductRanks`, `indexProducts`).
 * @returns the ids of what was written
 */
export async function saveProducts(tx: Database, products: SourcedProduct[]): Promise<number[]> {
  const strainSlugs = [...new Set(products.flatMap(({ strainSlug }) => strainSlug ?? []))];
  const brandSlugs = [...new Set(products.flatMap(({ brandSlug }) => brandSlug ?? []))];
  const ids = new Map((await idsBySlug.all(tx, { strainSlugs, brandSlugs })).map(({ key, id }) => [key, id]));
  const records = products.map((product) => ({
    ...recordOf(product),
    strain_id: product.strainSlug === null ? null : ids.get(`strain ${product.strainSlug}`),
    brand_id: product.brandSlug === null ? null : ids.get(`brand ${product.brandSlug}`),
  }));
  const saved = await saveRowsOfProducts.all(tx, { rows: JSON.stringify(records) });
  return saved.map(({ id }) => id);
}

function recordOf(product: SourcedProduct) {
  const { piecesPerPack, thcMicrogramsPerPiece } = product;
  return {
    slug: product.slug,
    is_sample: product.isSample,
    status: product.status,
    name: product.name,
    sort_name: sortName(product.name),
    type: product.type,
    sub_category: product.subCategory,
    description: product.description,
    thc_permille: product.thcPermille,
    cbd_permille: product.cbdPermille,
    potency_method: product.potency?.method ?? null,
    potency_observed_on: product.potency?.observedOn ?? null,
    milligrams_per_piece: product.milligramsPerPiece,
    pieces_per_pack: piecesPerPack,
    thc_micrograms_per_piece: thcMicrogramsPerPiece,
    thc_micrograms_per_pack:
      piecesPerPack === null || thcMicrogramsPerPiece === null ? null : thcMicrogramsPerPiece * piecesPerPack,
    source: product.source,
    observed_on: product.observedOn,
  };
}
