import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import { isSameValue } from "#features/dashboard/field.ts";
import {
  type CorrectedFact,
  type CorrectionSource,
  isFactOfStrain,
  STRAIN_FACTS,
} from "#features/products/correction.ts";
import { COLUMNS_OF_FACT, type CorrectedColumns } from "#features/products/server/corrected-columns.ts";
import { indexProducts } from "#features/products/server/index-products.ts";
import { saveCorrections } from "#features/products/server/save-corrections.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid, NotAllowed } from "#platform/errors/errors.ts";
import { sortName } from "#platform/text/sort-name.ts";
import { STRAIN_OF_OTHERS } from "../call-refusals.ts";
import type { GivenProduct } from "../new-product-form.ts";
import type { ProductToEdit, ProductValues } from "../product-to-edit.ts";
import { productTroubles } from "../product-troubles.ts";
import { brandOfId, refuseWhereHeld, strainOfId } from "./product-links.ts";
import { writeAliases } from "./write-aliases.ts";
import { brandsToKeep } from "./products-to-edit.ts";

interface Writing {
  product: ProductToEdit;
  given: Partial<GivenProduct>;
  /** Today, there. */
  day: string;
}

const saveStatus = statement(
  "save-product-status",
  (_, p: Params<{ id: number; status: string }>) => sql`
    update product set status = ${p.status}, updated_at = now() where id = ${p.id}`,
);

/** Writes what differs of a product and its strain. To be called in a transaction that holds `lockCatalogue`. */
export async function writeProduct(tx: Database, member: Member, writing: Writing): Promise<void> {
  const { product, given, day } = writing;
  const { after, strain } = await valuesAfter(tx, writing);
  refuseOtherBrands(member, { product, after });
  const troubles = productTroubles(after);
  if (troubles.length > 0) throw new Invalid(troubles);
  await refuseWhereHeld(tx, { id: product.id, after, strainId: strain?.strainId ?? null });
  const facts = changedFacts(product.values, after);
  if (facts.some(isFactOfStrain)) refuseStrainOfOthers(member, strain);
  if (given.status !== undefined && given.status !== product.values.status)
    await saveStatus.run(tx, { id: product.id, status: given.status });
  if (
    !isSameValue(after.aliases, product.values.aliases) ||
    facts.includes("type") ||
    facts.includes("brand")
  )
    await writeAliases(tx, { product, after, strainId: strain?.strainId ?? null });
  const columns = columnsOf(after, strain?.strainId ?? null);
  const correction = { source: sourceOf(member, product), observedOn: day };
  await saveCorrections(
    tx,
    facts.map((fact) => ({
      ...(isFactOfStrain(fact)
        ? { productId: null, strainId: strain?.strainId ?? null }
        : { productId: product.id, strainId: null }),
      fact,
      columns: Object.fromEntries(COLUMNS_OF_FACT[fact].map((column) => [column, columns[column]])),
      correction,
      changeId: null,
    })),
  );
  await indexProducts(tx, { productIds: [product.id] });
  const brandIds = [product.values.brand, after.brand].flatMap((brand) => idOf(brand) ?? []);
  const { movedIds } = await storeBrandRanks(tx, { brandIds: [...new Set(brandIds)] });
  await indexBrands(tx, { brandIds: movedIds });
}

const idOf = (item: { _id: string } | null): number | null => (item ? Number(item["_id"]) : null);

type Strain = Awaited<ReturnType<typeof strainOfId>>;

/** The product as it would be; facts of a strain that is not the one before are those of that strain until somebody says others. */
async function valuesAfter(
  tx: Database,
  { product, given }: Writing,
): Promise<{ after: ProductValues; strain: Strain | null }> {
  const { values, shown } = product;
  const { isSample } = shown;
  const { brand, strain: strainGiven, breeder, ...same } = given;
  const strainId = strainGiven === undefined ? idOf(values.strain) : strainGiven;
  const strain = strainId === null ? null : await strainOfId(tx, { id: strainId, isSample });
  const isSameStrain = strainId === idOf(values.strain);
  const written: ProductValues = {
    ...values,
    ...(!isSameStrain && { breeder: null, marketedAs: null, effects: [], flavours: [] }),
    ...(same as Partial<ProductValues>),
    strain: strain && { _id: String(strainId), name: strain.name },
    ...(brand !== undefined && { brand: await brandOfId(tx, { id: brand, isSample, param: "brand" }) }),
    ...(breeder !== undefined && {
      breeder: await brandOfId(tx, { id: breeder, isSample, param: "breeder" }),
    }),
  };
  return { after: withPack(written, given), strain };
}

/** A pack is its pieces, unless somebody says what it is; without strength there is nothing that was measured. */
function withPack(written: ProductValues, given: Partial<GivenProduct>): ProductValues {
  const { thcPermille, cbdPermille, thcMicrogramsPerPiece: ofPiece, piecesPerPack } = written;
  const ofPack = ofPiece === null || piecesPerPack === null ? null : ofPiece * piecesPerPack;
  const isTold = given.thcMicrogramsPerPack !== undefined && given.thcMicrogramsPerPack !== null;
  const isMeasured = thcPermille !== null || cbdPermille !== null || ofPiece !== null;
  return {
    ...written,
    thcMicrogramsPerPack: isTold ? written.thcMicrogramsPerPack : ofPack,
    ...(!isMeasured && { potencyMethod: null, potencyOn: null }),
  };
}

const FIELDS_OF_FACT = {
  name: ["name"],
  type: ["type", "subCategory"],
  potency: [
    "thcPermille",
    "cbdPermille",
    "thcMicrogramsPerPiece",
    "thcMicrogramsPerPack",
    "potencyMethod",
    "potencyOn",
  ],
  brand: ["brand"],
  strain: ["strain"],
  pack: ["milligramsPerPiece", "piecesPerPack"],
  description: ["description"],
  marketedAs: ["marketedAs"],
  effects: ["effects"],
  flavours: ["flavours"],
  breeder: ["breeder"],
} as const satisfies Record<CorrectedFact, readonly (keyof ProductValues)[]>;

function changedFacts(before: ProductValues, after: ProductValues): CorrectedFact[] {
  const isOtherStrain = !isSameValue(before.strain, after.strain);
  const isSaid = (field: keyof ProductValues) =>
    Array.isArray(after[field]) ? after[field].length > 0 : after[field] !== null;
  return (Object.keys(FIELDS_OF_FACT) as CorrectedFact[]).filter((fact) => {
    const fields: readonly (keyof ProductValues)[] = FIELDS_OF_FACT[fact];
    // Of another strain what is empty was not said, and stays as that strain has it.
    if (isOtherStrain && (STRAIN_FACTS as readonly string[]).includes(fact)) return fields.some(isSaid);
    return fields.some((field) => !isSameValue(before[field], after[field]));
  });
}

function columnsOf(after: ProductValues, strainId: number | null): CorrectedColumns {
  return {
    name: after.name,
    sort_name: sortName(after.name),
    type: after.type,
    sub_category: after.subCategory,
    thc_permille: after.thcPermille,
    cbd_permille: after.cbdPermille,
    potency_method: after.potencyMethod,
    potency_observed_on: after.potencyOn,
    thc_micrograms_per_piece: after.thcMicrogramsPerPiece,
    thc_micrograms_per_pack: after.thcMicrogramsPerPack,
    brand_id: idOf(after.brand),
    strain_id: strainId,
    milligrams_per_piece: after.milligramsPerPiece,
    pieces_per_pack: after.piecesPerPack,
    description: after.description,
    marketed_as: after.marketedAs,
    effects: after.effects,
    flavours: after.flavours,
    breeder_id: idOf(after.breeder),
  };
}

/** Whoever speaks for a brand moves nothing to another, nor away from their own. @throws NotAllowed */
function refuseOtherBrands(
  member: Member,
  { product, after }: { product: ProductToEdit; after: ProductValues },
): void {
  if (brandsToKeep(member) !== null && !isSameValue(product.values.brand, after.brand))
    throw new NotAllowed("brand");
}

/** @throws NotAllowed */
function refuseStrainOfOthers(member: Member, strain: Strain | null): void {
  const brandIds = brandsToKeep(member);
  if (brandIds !== null && !brandIds.includes(strain?.breederId ?? 0))
    throw new NotAllowed("strain", STRAIN_OF_OTHERS.msg);
}

function sourceOf({ permissions }: Member, { shown }: ProductToEdit): CorrectionSource {
  if (shown.isSample) return "sample";
  return permissions.admin || permissions.mod ? "operator" : "owner";
}
