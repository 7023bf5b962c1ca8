import { COLUMNS_OF_FACT, type CorrectedColumns } from "#features/products/server/corrected-columns.ts";
import type { KnownProduct } from "#features/products/server/known-product-facts.ts";
import {
  type CorrectedFact,
  FACT_OF_FIELD,
  PRODUCT_FIELDS,
  type ProductField,
} from "#features/products/correction.ts";
import { EFFECTS } from "#features/products/effects.ts";
import { FLAVOURS } from "#features/products/flavours.ts";
import type { ProductType } from "#features/products/product-types.ts";
import { SUB_CATEGORIES } from "#features/products/product.ts";
import { sortName } from "#platform/text/sort-name.ts";
import type { ProductChanges } from "../product-changes.ts";
import type { FieldChange } from "../change.ts";
import { isSameValue } from "./is-same-value.ts";

/** What somebody told of a product, with its breeder by name. */
type ToldOfProduct = Omit<ProductChanges, "breeder"> & { breeder?: string | null | undefined };

const STRENGTHS = ["thcPermille", "cbdPermille"] as const;

/** What is known of each field; null, or an empty list, for nothing. */
export function valuesOf({ columns, breederName }: KnownProduct): Required<ToldOfProduct> {
  return {
    name: columns.name,
    type: columns.type,
    thcPermille: columns.thc_permille,
    cbdPermille: columns.cbd_permille,
    marketedAs: columns.marketed_as,
    effects: columns.effects,
    flavours: columns.flavours,
    breeder: breederName,
  };
}

/**
 * The fields that differ from what is known. Of THC and CBD, what a catalogue or a lab said of the one does not stand beside what a
 * label says of the other.
 */
export function differences(known: KnownProduct, told: ToldOfProduct): FieldChange[] {
  const values = valuesOf(known);
  const after = {
    ...told,
    effects: inOrder(EFFECTS, known.columns.effects, told.effects),
    flavours: inOrder(FLAVOURS, known.columns.flavours, told.flavours),
  };
  const differs = (field: ProductField) =>
    after[field] !== undefined && !isSameValue(after[field], values[field]);
  const isNewLabel = STRENGTHS.some(differs);
  return PRODUCT_FIELDS.flatMap((field) => {
    const isStrength = field === "thcPermille" || field === "cbdPermille";
    if (!(isStrength && isNewLabel)) return differs(field) ? [changeOf(field)] : [];
    const isForgotten = after[field] === undefined && values[field] !== null && !isOfLabel(known);
    return after[field] !== undefined || isForgotten ? [changeOf(field)] : [];
  });

  function changeOf(field: ProductField): FieldChange {
    return { field, before: values[field] ?? null, after: after[field] ?? null };
  }
}

function isOfLabel({ columns }: KnownProduct): boolean {
  return columns.potency_method === "label";
}

/** Words are a set: those we know stay in their order, and new ones follow in that of our list. */
function inOrder<Word>(words: readonly Word[], known: readonly Word[], told: readonly Word[] | undefined) {
  if (!told) return undefined;
  const kept = known.filter((word) => told.includes(word));
  return [...kept, ...words.filter((word) => told.includes(word) && !kept.includes(word))];
}

/** What has to be written so that these fields are so, by fact. */
export function columnsAfter(
  known: KnownProduct,
  fields: readonly FieldChange[],
  { breederId, observedOn }: { breederId: number | null; observedOn: string },
): Map<CorrectedFact, Partial<CorrectedColumns>> {
  const told: ToldOfProduct = Object.fromEntries(fields.map(({ field, after }) => [field, after]));
  const facts = new Set(fields.map(({ field }) => FACT_OF_FIELD[field as ProductField]));
  const after: Record<(typeof FACT_OF_FIELD)[ProductField], () => object> = {
    name: () => ({ name: told.name, sort_name: sortName(told.name as string) }),
    type: () => ({ type: told.type, sub_category: subCategoryOf(known, told.type as ProductType) }),
    potency: () => strengthAfter(known, told, observedOn),
    marketedAs: () => ({ marketed_as: told.marketedAs }),
    effects: () => ({ effects: told.effects }),
    flavours: () => ({ flavours: told.flavours }),
    breeder: () => ({ breeder_id: told.breeder === null ? null : breederId }),
  };
  return new Map([...facts].map((fact) => [fact, after[fact]()]));
}

function subCategoryOf({ columns: { sub_category: known } }: KnownProduct, type: ProductType): string | null {
  return known !== null && SUB_CATEGORIES[type].includes(known) ? known : null;
}

function strengthAfter(known: KnownProduct, told: ToldOfProduct, observedOn: string) {
  const { columns } = known;
  const stays = (value: number | null) => (isOfLabel(known) ? value : null);
  const thc = told.thcPermille === undefined ? stays(columns.thc_permille) : told.thcPermille;
  const cbd = told.cbdPermille === undefined ? stays(columns.cbd_permille) : told.cbdPermille;
  const isKnown = thc !== null || cbd !== null;
  return {
    thc_permille: thc,
    cbd_permille: cbd,
    potency_method: isKnown ? "label" : null,
    potency_observed_on: isKnown ? observedOn : null,
  };
}

/** The columns of a fact as they are, to be kept as what stood before. */
export function columnsOf({ columns }: KnownProduct, fact: CorrectedFact): Partial<CorrectedColumns> {
  return Object.fromEntries(COLUMNS_OF_FACT[fact].map((column) => [column, columns[column]]));
}
