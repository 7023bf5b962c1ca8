import type { KnownProduct } from "#features/products/server/known-product-facts.ts";
import { FACT_OF_FIELD, isFactOfStrain, type ProductField } from "#features/products/correction.ts";
import type { CorrectedColumns } from "#features/products/server/corrected-columns.ts";
import type { FieldError } from "#platform/errors/errors.ts";
import {
  NO_STRAIN_NO_FACTS,
  PART_OF_A_DEAL,
  STRENGTH_TOO_MUCH,
  SUPPLIES_HAVE_NONE,
} from "../call-refusals.ts";
import type { FieldChange } from "../change.ts";
import { columnsAfter } from "./product-values.ts";

/** What one piece of cannabis can weigh: a person buys at most 5 g a day. */
const MOST_MILLIGRAMS = 5000;

/** Why a product cannot be as somebody says: what the constraints of its table would refuse, in words. Empty where it can. */
export function productMistakes(known: KnownProduct, fields: readonly FieldChange[]): FieldError[] {
  const later = columnsAfter(known, fields, { breederId: null, observedOn: "" });
  const after = { ...known.columns, ...Object.assign({}, ...later.values()) } as CorrectedColumns;
  const told = new Map(fields.map(({ field, after: value }) => [field as ProductField, value]));
  return [
    ...[...told.keys()]
      .filter((field) => isFactOfStrain(FACT_OF_FIELD[field]) && known.strainId === null)
      .map((field) => mistake(field, NO_STRAIN_NO_FACTS.msg)),
    ...[...told].flatMap(([field, value]) => strengthMistake(known, after, field, value)),
    ...typeMistakes(known, after, told.has("type")),
  ];
}

const mistake = (field: ProductField, msg: string): FieldError => ({ msg, param: `changes.${field}` });

function strengthMistake(
  { thcMicrogramsPerPiece }: KnownProduct,
  { type, thc_permille: thc, cbd_permille: cbd }: CorrectedColumns,
  field: ProductField,
  value: unknown,
): FieldError[] {
  if (FACT_OF_FIELD[field] !== "potency") return [];
  if (thcMicrogramsPerPiece !== null)
    return [mistake(field, "Must be left out: this product is told in milligrams a piece")];
  if (type === "supplies" && value !== null) return [mistake(field, SUPPLIES_HAVE_NONE.msg)];
  const isTooMuch = (thc ?? 0) + (cbd ?? 0) > 1000;
  return isTooMuch ? [mistake(field, STRENGTH_TOO_MUCH.msg)] : [];
}

function typeMistakes(known: KnownProduct, after: CorrectedColumns, isTold: boolean): FieldError[] {
  if (!isTold) return [];
  if (after.type === "supplies") {
    const hasStrength =
      after.thc_permille !== null || after.cbd_permille !== null || known.thcMicrogramsPerPiece !== null;
    return known.strainId !== null || hasStrength
      ? [mistake("type", "Must not be supplies: it has a strain, or THC or CBD")]
      : [];
  }
  if (known.isInDeal) return [mistake("type", PART_OF_A_DEAL.msg)];
  if ((known.milligramsPerPiece ?? 0) > MOST_MILLIGRAMS)
    return [mistake("type", "Must be supplies: a piece weighs more than 5 grams")];
  if (after.type === "weed" && known.hasTwin)
    return [mistake("type", "Must not be weed: the weed of its strain is listed already")];
  return [];
}
