import { sql } from "kysely";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import {
  type CorrectedFact,
  type Correction,
  DESK_STRAIN_FACTS,
  type DeskStrainFact,
  PRODUCT_FACTS,
  STRAIN_FACTS,
} from "../correction.ts";
import { COLUMNS_OF_FACT, type CorrectedColumns, type DeskStrainColumns } from "./corrected-columns.ts";
import { indexProducts } from "./index-products.ts";
import { brandsOfStrains, productsOfStrains } from "./of-strains.ts";
import { storeProductRanks } from "./store-product-ranks.ts";
import { STORE_SIMILAR_STRAINS } from "./store-similar-strains.ts";

/** Whose fact it is: the one is null where the other is not. */
export interface FactOwner {
  productId: number | null;
  strainId: number | null;
}

/** A fact as it is from now on. */
export interface ToldFact extends FactOwner {
  fact: CorrectedFact | DeskStrainFact;
  columns: Partial<CorrectedColumns & DeskStrainColumns>;
  /** Whose word it is; null for that of the catalogue, whose files may change it again. */
  correction: Pick<Correction, "source" | "observedOn"> | null;
  changeId: number | null;
}

type Written = Params<{ id: number; columns: string }>;

const columnsOf = (facts: readonly (CorrectedFact | DeskStrainFact)[]) =>
  facts.flatMap((fact) => COLUMNS_OF_FACT[fact].map((column) => sql.ref(column)));
const OF_PRODUCT = sql.join(columnsOf(PRODUCT_FACTS));
const OF_STRAIN = sql.join(columnsOf([...STRAIN_FACTS, ...DESK_STRAIN_FACTS]));

// What is not told stays as it is.
const saveProduct = statement(
  "save-corrected-product",
  (_, p: Written) => sql`
    update product set updated_at = now(), (${OF_PRODUCT}) = (
      select ${OF_PRODUCT} from jsonb_populate_record(product, ${p.columns}::jsonb))
    where product.id = ${p.id}`,
);

const saveStrain = statement(
  "save-corrected-strain",
  (_, p: Written) => sql`
    update strain set (${OF_STRAIN}) = (
      select ${OF_STRAIN} from jsonb_populate_record(strain, ${p.columns}::jsonb))
    where strain.id = ${p.id}`,
);

type Noted = Params<
  FactOwner & { fact: string; source: string; observedOn: string; changeId: number | null }
>;

const note = statement(
  "note-correction",
  (_, p: Noted) => sql`
    insert into product_correction (product_id, strain_id, fact, source, observed_on, change_id)
    values (${p.productId}, ${p.strainId}, ${p.fact}, ${p.source}, ${p.observedOn}, ${p.changeId})
    on conflict (product_id, strain_id, fact) do update set
      source = excluded.source, observed_on = excluded.observed_on, change_id = excluded.change_id`,
);

const forget = statement(
  "forget-correction",
  (_, p: Params<FactOwner & { fact: string }>) => sql`
    delete from product_correction
    where product_id is not distinct from ${p.productId} and strain_id is not distinct from ${p.strainId}
      and fact = ${p.fact}`,
);

/**
 * Writes facts of products and strains that people told, whatever was known, and works out again what depends on them: ranks, search,
 * similar strains. What they must not say is the caller's. To be called in a transaction that holds the lock of `lockCatalogue`.
 */
export async function saveCorrections(tx: Database, told: readonly ToldFact[]): Promise<void> {
  const strainIds = [...new Set(told.flatMap(({ strainId }) => strainId ?? []))];
  const breedersBefore = await brandsOfStrains(tx, { strainIds });
  await writeColumns(tx, told);
  for (const { productId, strainId, fact, correction, changeId } of told) {
    const owner = { productId, strainId, fact };
    if (correction) await note.run(tx, { ...owner, ...correction, changeId });
    else await forget.run(tx, owner);
  }
  const ownIds = told.flatMap(({ productId }) => productId ?? []);
  const productIds = [...new Set([...ownIds, ...(await productsOfStrains(tx, { strainIds }))])];
  await storeProductRanks(tx, { productIds });
  await indexProducts(tx, { productIds });
  if (strainIds.length === 0) return;
  const brandIds = [...new Set([...breedersBefore, ...(await brandsOfStrains(tx, { strainIds }))])];
  const { movedIds } = await storeBrandRanks(tx, { brandIds });
  await indexBrands(tx, { brandIds: movedIds });
  await enqueue(tx, STORE_SIMILAR_STRAINS, {}, { jobKey: STORE_SIMILAR_STRAINS });
}

/** All of one owner at once: the table would refuse a step between, as supplies that still have the THC of what they were. */
async function writeColumns(tx: Database, told: readonly ToldFact[]): Promise<void> {
  const owners = [
    { save: saveProduct, facts: Map.groupBy(told, ({ productId }) => productId) },
    { save: saveStrain, facts: Map.groupBy(told, ({ strainId }) => strainId) },
  ];
  for (const { save, facts } of owners) {
    for (const [id, ofOne] of facts) {
      if (id === null) continue;
      const columns = Object.assign({}, ...ofOne.map((one) => one.columns)) as ToldFact["columns"];
      await save.run(tx, { id, columns: JSON.stringify(columns) });
    }
  }
}
