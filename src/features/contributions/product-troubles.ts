import { SUB_CATEGORIES } from "#features/products/product.ts";
import { CANNABIS_TYPES } from "#features/products/product-types.ts";
import type { FieldError } from "#platform/errors/errors.ts";
import type { ProductValues } from "./product-to-edit.ts";
import {
  AT_MOST_FIVE_GRAMS,
  LABEL_OR_LAB,
  MORE_THAN_THE_PIECE,
  NO_STRAIN_NO_FACTS,
  NOT_OF_THE_TYPE,
  PACK_IS_ITS_PIECES,
  SAY_HOW_MEASURED,
  SAY_WHEN_MEASURED,
  STRENGTH_TOO_MUCH,
  SUPPLIES_HAVE_NONE,
} from "./call-refusals.ts";

/** What one person buys a day at most (Aanwijzing Opiumwet, criterion G). */
const MOST_MILLIGRAMS = 5000;

/** Why a product cannot be so, field by field: what the constraints of its table would refuse, in words. Empty where it can. */
export function productTroubles(product: ProductValues): FieldError[] {
  return [...ofKind(product), ...ofStrength(product), ...ofPack(product)];
}

type Param = keyof ProductValues;

const trouble = (param: Param, { msg }: { msg: string }): FieldError => ({ msg, param: param });

function ofKind(product: ProductValues): FieldError[] {
  const { type, subCategory, strain } = product;
  const ofStrain: Param[] = ["breeder", "marketedAs", "effects", "flavours"];
  const isTold = (field: Param) =>
    Array.isArray(product[field]) ? product[field].length > 0 : product[field];
  return [
    ...(subCategory !== null && !SUB_CATEGORIES[type].includes(subCategory)
      ? [trouble("subCategory", NOT_OF_THE_TYPE)]
      : []),
    ...(type === "supplies" && strain !== null ? [trouble("strain", SUPPLIES_HAVE_NONE)] : []),
    ...(strain === null ? ofStrain.filter(isTold).map((field) => trouble(field, NO_STRAIN_NO_FACTS)) : []),
  ];
}

function ofStrength(product: ProductValues): FieldError[] {
  const { type, thcPermille, cbdPermille, thcMicrogramsPerPiece, potencyMethod, potencyOn } = product;
  const told = (["thcPermille", "cbdPermille", "thcMicrogramsPerPiece"] as const).filter(
    (field) => product[field] !== null,
  );
  if (type === "supplies") return told.map((field) => trouble(field, SUPPLIES_HAVE_NONE));
  if (told.length === 0) return [];
  return [
    ...((thcPermille ?? 0) + (cbdPermille ?? 0) > 1000 ? [trouble("cbdPermille", STRENGTH_TOO_MUCH)] : []),
    ...(potencyMethod === null ? [trouble("potencyMethod", SAY_HOW_MEASURED)] : []),
    ...(potencyOn === null ? [trouble("potencyOn", SAY_WHEN_MEASURED)] : []),
    ...(thcMicrogramsPerPiece !== null && potencyMethod === "catalogue"
      ? [trouble("potencyMethod", LABEL_OR_LAB)]
      : []),
  ];
}

function ofPack(product: ProductValues): FieldError[] {
  const { type, milligramsPerPiece, piecesPerPack, thcMicrogramsPerPiece, thcMicrogramsPerPack } = product;
  const ofPieces = (thcMicrogramsPerPiece ?? Number.NaN) * (piecesPerPack ?? Number.NaN);
  const isTooHeavy = CANNABIS_TYPES.includes(type) && (milligramsPerPiece ?? 0) > MOST_MILLIGRAMS;
  const isPackTooHeavy =
    CANNABIS_TYPES.includes(type) &&
    type !== "edibles" &&
    (milligramsPerPiece ?? 0) * (piecesPerPack ?? 1) > MOST_MILLIGRAMS;
  return [
    ...(thcMicrogramsPerPack !== null && thcMicrogramsPerPack !== ofPieces
      ? [trouble("thcMicrogramsPerPack", PACK_IS_ITS_PIECES)]
      : []),
    ...(isTooHeavy ? [trouble("milligramsPerPiece", AT_MOST_FIVE_GRAMS)] : []),
    ...(isPackTooHeavy && !isTooHeavy ? [trouble("piecesPerPack", AT_MOST_FIVE_GRAMS)] : []),
    ...((thcMicrogramsPerPiece ?? 0) > (milligramsPerPiece ?? Number.POSITIVE_INFINITY) * 1000
      ? [trouble("thcMicrogramsPerPiece", MORE_THAN_THE_PIECE)]
      : []),
  ];
}
