import { indexBrands } from "#features/brands/server/index-brands.ts";
import { saveBreeders } from "#features/brands/server/save-breeders.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import type { ImportReport, Remark } from "#platform/import/import-report.ts";
import { type CsvRow, readCsv } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImport } from "#platform/import/run-import.ts";
import { freeSlug } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { isBreederName } from "../breeder-name.ts";
import { indexProducts } from "./index-products.ts";
import { isCorrected } from "./corrected-columns.ts";
import { lockCatalogue } from "./lock-catalogue.ts";
import { brandsOfStrains, productsOfStrains } from "./of-strains.ts";
import { parentFinder } from "./parent-finder.ts";
import { STORE_SIMILAR_STRAINS } from "./store-similar-strains.ts";
import { saveProducts, type SourcedProduct } from "./save-products.ts";
import { saveStrains, type SourcedStrain } from "./save-strains.ts";
import { storeProductRanks } from "./store-product-ranks.ts";
import { type StrainRow, strainShape } from "./strain-rows.ts";
import { sql } from "kysely";
import { statement } from "#platform/database/statement.ts";

interface KnownStrain {
  id: number;
  slug: string;
  name: string;
  /** Of the unbranded weed product of its name, also when people have said since that it is no weed; null until there is one. */
  productId: number | null;
  productSlug: string | null;
  /** Its weed is that of another strain by now. */
  isMerged: boolean;
}

const strains = statement(
  "known-strains",
  () => sql<KnownStrain>`
    select distinct on (strain.id) strain.id, strain.slug, strain.name,
      product.id as "productId", product.slug as "productSlug", strain.merged_into_id is not null as "isMerged"
    from strain
    left join product on product.strain_id = strain.id and product.brand_id is null
      and (product.type = 'weed' or ${isCorrected("type")}) and not product.is_sample
    where not strain.is_sample
    order by strain.id, product.type <> 'weed', product.status = 'merged', product.source not in ('kushy', 'own'), product.id`,
);

const takenSlugs = statement(
  "taken-product-slugs",
  () => sql<{ slug: string }>`select slug from product union all select slug from city`,
);

async function knownStrains(tx: Database): Promise<KnownStrain[]> {
  return strains.all(tx);
}

/** Slugs that are taken: those of products, and those of cities, which take precedence (contract.md). */
async function slugsTakenOfProducts(tx: Database): Promise<Set<string>> {
  return new Set((await takenSlugs.all(tx)).map(({ slug }) => slug));
}

/** When the sources said so; see data/README.md. */
const OBSERVED_ON = { kushy: "2017-11", own: "2026-11" } as const;

/**
 * Takes in a file like data/strains.csv: strains, their breeders as brands, and the unbranded weed product of each strain. A
 * strain is identified by its slug and never removed; products and facts that people have changed since are left alone.
 */
export async function importStrains(
  database: Database,
  file: Uint8Array,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { rows, readCount, refused } = readCsv<StrainRow>(file, strainShape);
  return runImport(database, options, async (tx) => {
    const before = await save(tx, rows);
    const knownIds = new Set(before.known.map(({ id }) => id));
    const addedCount = before.strainIds.filter((id) => !knownIds.has(id)).length;
    return {
      readCount,
      addedCount,
      changedCount: before.strainIds.length - addedCount,
      unchangedCount: rows.length - before.strainIds.length,
      refused,
      remarks: rows.flatMap(remarkOn),
    };
  });
}

async function save(
  tx: Database,
  rows: CsvRow<StrainRow>[],
): Promise<{ known: KnownStrain[]; strainIds: number[] }> {
  await lockCatalogue.run(tx);
  const known = await knownStrains(tx);
  const values = rows.map(({ value }) => value);
  const breederSlugs = await saveBreeders(tx, {
    names: values.flatMap(({ breeder }) => (breeder && isBreederName(breeder) ? [breeder] : [])),
    observedOn: OBSERVED_ON.kushy,
  });
  const findParent = parentFinder([...known, ...values]);
  const strains = values.map((row) => strainOf(row, { breederSlugs, findParent }));
  const breedersBefore = await brandsOfStrains(tx, { strainIds: known.map(({ id }) => id) });
  const strainIds = await saveStrains(tx, strains);
  const products = await saveProductsOf(tx, strains, known);
  const changed = new Set([...strainIds, ...products.strainIds]);
  if (changed.size === 0) return { known, strainIds: [] };
  const productIds = [
    ...new Set([...products.productIds, ...(await productsOfStrains(tx, { strainIds: [...changed] }))]),
  ];
  await storeProductRanks(tx, { productIds });
  await indexProducts(tx, { productIds });
  const breeders = await brandsOfStrains(tx, { strainIds: [...changed] });
  const brandIds = [...new Set([...breedersBefore, ...breeders])];
  const { movedIds } = await storeBrandRanks(tx, { brandIds });
  await indexBrands(tx, { brandIds: movedIds });
  await enqueue(tx, STORE_SIMILAR_STRAINS, {}, { jobKey: STORE_SIMILAR_STRAINS });
  return { known, strainIds: [...changed] };
}

async function saveProductsOf(tx: Database, strains: SourcedStrain[], known: KnownStrain[]) {
  const taken = await slugsTakenOfProducts(tx);
  const slugOfStrain = new Map(known.map(({ slug, productSlug }) => [slug, productSlug]));
  const merged = new Set(known.flatMap(({ slug, isMerged }) => (isMerged ? [slug] : [])));
  const withWeed = strains.filter(({ slug }) => !merged.has(slug));
  const products = withWeed.map((strain) => {
    const slug = slugOfStrain.get(strain.slug) ?? freeSlug([strain.slug, `${strain.slug}-weed`], taken);
    taken.add(slug);
    return productOf(strain, slug);
  });
  const productIds = await saveProducts(tx, products);
  const written = new Set(productIds);
  const strainIds = known.flatMap(({ id, productId }) =>
    productId !== null && written.has(productId) ? [id] : [],
  );
  return { productIds, strainIds };
}

interface Around {
  breederSlugs: Map<string, string>;
  findParent: (name: string) => string | null;
}

function strainOf(row: StrainRow, { breederSlugs, findParent }: Around): SourcedStrain {
  return {
    slug: row.slug,
    name: row.name,
    aliases: row.aliases ?? [],
    breederSlug: row.breeder === null ? null : (breederSlugs.get(row.breeder) ?? null),
    parents: row.parents.map((name) => ({ name, parentSlug: findParent(name) })),
    marketedAs: row.marketed_as,
    effects: row.effects,
    flavours: row.flavours,
    terpenes: row.terpenes,
    thcPermille: row.thc_percent,
    cbdPermille: row.cbd_percent,
    isWellKnown: row.well_known === "yes",
    isSample: false,
    source: row.source,
    observedOn: OBSERVED_ON[row.source],
  };
}

function productOf(strain: SourcedStrain, slug: string): SourcedProduct {
  const { thcPermille, cbdPermille, source, observedOn } = strain;
  const hasPotency = thcPermille !== null || cbdPermille !== null;
  return {
    slug,
    name: strain.name,
    type: "weed",
    subCategory: null,
    strainSlug: strain.slug,
    brandSlug: null,
    status: "active",
    isSample: false,
    description: null,
    thcPermille,
    cbdPermille,
    potency: hasPotency ? { method: "catalogue", observedOn } : null,
    milligramsPerPiece: null,
    piecesPerPack: null,
    thcMicrogramsPerPiece: null,
    source: source as "kushy" | "own",
    observedOn,
  };
}

function remarkOn({ line, value: { breeder } }: CsvRow<StrainRow>): Remark[] {
  if (breeder === null || isBreederName(breeder)) return [];
  return [{ line, text: `breeder "${breeder}" is nobody's name; the strain is taken in without a breeder` }];
}
