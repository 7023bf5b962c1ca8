import type { SourcedBrand } from "#features/brands/server/save-brands.ts";
import { diceOf } from "#features/shops/server/dice.ts";
import { EFFECTS } from "../effects.ts";
import { FLAVOURS } from "../flavours.ts";
import type { PriceUnit } from "../price-ladder.ts";
import { type ProductType } from "../product-types.ts";
import { SUB_CATEGORIES } from "../product.ts";
import { MARKETED_AS } from "../strain.ts";
import { TERPENES } from "../terpenes.ts";
import type { SourcedProduct } from "./save-products.ts";
import type { SourcedStrain } from "./save-strains.ts";

/** A brand for so many products, a strain for so many: who makes more comes with more products, as the shops do. */
const PRODUCTS_PER_BRAND = 100;
const PRODUCTS_PER_STRAIN = 40;

const FIRST_WORDS =
  "Trage Zoute Malle Stipte Kromme Luie Ernstige Valse Nette Gestreepte Verlegen Eigenwijze Zwevende Opgewonden Vergeten Ongeveer Halfbakken Bescheiden Piepende Rimpelige Tochtige Onhandige Stiekeme Plechtige".split(
    " ",
  );
const SECOND_WORDS =
  "Paraplu Theepot Wasknijper Trapleuning Koekoeksklok Schemerlamp Fluitketel Kapstok Boekensteun Deurmat Puntenslijper Gieter Wekkerradio Klapstoel Eierdopje Vlieger Draaimolen Sjaal Pantoffel Broodtrommel Kruiwagen Zakdoek Paperclip Bromtol".split(
    " ",
  );

const TYPE_SHARES: [type: ProductType, upTo: number][] = [
  ["weed", 0.4],
  ["hash", 0.6],
  ["prerolled", 0.75],
  ["edibles", 0.9],
  ["supplies", 1],
];

const THC: Record<ProductType, [low: number, high: number] | null> = {
  weed: [40, 280],
  hash: [120, 500],
  prerolled: [60, 220],
  edibles: null,
  supplies: null,
};

const PRICES: Record<ProductType, { unit: PriceUnit; low: number; high: number }> = {
  weed: { unit: "gram", low: 600, high: 1900 },
  hash: { unit: "gram", low: 700, high: 2600 },
  prerolled: { unit: "piece", low: 350, high: 1200 },
  edibles: { unit: "piece", low: 400, high: 1200 },
  supplies: { unit: "piece", low: 100, high: 4000 },
};

const INVENTED = { isSample: false, observedOn: "2026-11" } as const;

/** Seeds that no two kinds of things share. */
const SEED = { brand: 10_000_000, strain: 20_000_000, product: 30_000_000 } as const;

export const inventedBrandCount = (productCount: number) => Math.ceil(productCount / PRODUCTS_PER_BRAND);
export const inventedStrainCount = (productCount: number) => Math.ceil(productCount / PRODUCTS_PER_STRAIN);

/** The slugs of load data begin so, by which it is removed. */
export const GENERATED = "generated-";

function named(dice: ReturnType<typeof diceOf>, what: string, number: number) {
  const name = `${dice.oneOf(FIRST_WORDS)} ${dice.oneOf(SECOND_WORDS)} ${number}`;
  return { name, slug: `${GENERATED}${what}-${number}` };
}

/** The invented brand of this number, always the same one; so with strains and products. */
export function inventedBrand(number: number): SourcedBrand {
  const dice = diceOf(SEED.brand + number);
  return {
    ...named(dice, "brand", number),
    ...INVENTED,
    source: "operator",
    kind: dice.oneOf(["breeder", "producer", "producer", "accessories"] as const),
    isLicensedGrower: false,
    note: null,
    website: null,
    description: null,
  };
}

export function inventedStrain(number: number): SourcedStrain {
  const dice = diceOf(SEED.strain + number);
  const some = <Word>(words: readonly Word[], chance: number) => words.filter(() => dice.isLucky(chance));
  const parentNumber = number > 10 && dice.isLucky(0.6) ? Math.floor(dice.between(0, number)) : null;
  const parent = parentNumber === null ? null : inventedStrain(parentNumber);
  return {
    ...named(dice, "strain", number),
    ...INVENTED,
    source: "own",
    aliases: [],
    breederSlug: dice.isLucky(0.7) ? inventedBrand(Math.floor(dice.between(0, number / 3))).slug : null,
    parents: parent ? [{ name: parent.name, parentSlug: parent.slug }] : [],
    marketedAs: dice.isLucky(0.8) ? dice.oneOf(MARKETED_AS) : null,
    effects: some(EFFECTS, 0.15),
    flavours: some(FLAVOURS, 0.08),
    terpenes: some(TERPENES, 0.12),
    thcPermille: Math.round(dice.between(60, 280)),
    cbdPermille: null,
    isWellKnown: dice.isLucky(0.05),
  };
}

/** With what one of it costs, more or less. */
export type InventedProduct = SourcedProduct & { price: { unit: PriceUnit; cents: number } };

export function inventedProduct(number: number): InventedProduct {
  const dice = diceOf(SEED.product + number);
  const lot = dice.between(0, 1);
  const type = TYPE_SHARES.find(([, upTo]) => lot < upTo)?.[0] ?? "weed";
  const brandNumber = Math.floor(dice.between(0, number / PRODUCTS_PER_BRAND));
  const strainNumber = Math.floor(dice.between(0, number / PRODUCTS_PER_STRAIN));
  const thc = dice.isLucky(0.7) ? THC[type] : null;
  const { unit, low, high } = PRICES[type];
  const isPieces = type === "prerolled" || type === "edibles";
  return {
    ...named(dice, type, number),
    ...INVENTED,
    source: "operator",
    type,
    subCategory: dice.isLucky(0.8) ? dice.oneOf(SUB_CATEGORIES[type]) : null,
    brandSlug: dice.isLucky(0.6) ? `${GENERATED}brand-${brandNumber}` : null,
    strainSlug: type !== "supplies" && dice.isLucky(0.7) ? `${GENERATED}strain-${strainNumber}` : null,
    status: dice.isLucky(0.02) ? "discontinued" : "active",
    description: null,
    thcPermille: thc && Math.round(dice.between(...thc)),
    cbdPermille: null,
    potency: thc
      ? { method: dice.oneOf(["lab", "label", "label"] as const), observedOn: "2026-06" }
      : type === "edibles"
        ? { method: "label", observedOn: "2026-06" }
        : null,
    milligramsPerPiece: isPieces ? Math.round(dice.between(5, 40)) * 50 : null,
    piecesPerPack: isPieces ? dice.oneOf([1, 2, 3, 5, 10]) : null,
    thcMicrogramsPerPiece: type === "edibles" ? Math.round(dice.between(5, 50)) * 500 : null,
    price: { unit, cents: Math.round(dice.between(low, high)) },
  };
}
