import { indexBrands } from "#features/brands/server/index-brands.ts";
import { saveBrands, type SourcedBrand } from "#features/brands/server/save-brands.ts";
import { storeBrandRanks } from "#features/brands/server/store-brand-ranks.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { indexProducts } from "./index-products.ts";
import { setPriceDay } from "./price-day.test-support.ts";
import { saveMenus, type SourcedMenuItem } from "./save-menus.ts";
import { saveProducts, type SourcedProduct } from "./save-products.ts";
import { saveStrains, type SourcedStrain } from "./save-strains.ts";
import { storeProductRanks } from "./store-product-ranks.ts";

type Few<T, Key extends keyof T> = Partial<T> & Pick<T, Key>;

export function brandOf(brand: Few<SourcedBrand, "slug" | "name">): SourcedBrand {
  return {
    kind: "breeder",
    isSample: false,
    isLicensedGrower: false,
    note: null,
    website: null,
    description: null,
    source: brand.isSample ? "sample" : "kushy",
    observedOn: "2017-11",
    ...brand,
  };
}

export function strainOf(strain: Few<SourcedStrain, "slug" | "name">): SourcedStrain {
  return {
    aliases: [],
    breederSlug: null,
    parents: [],
    marketedAs: null,
    effects: [],
    flavours: [],
    terpenes: [],
    thcPermille: null,
    cbdPermille: null,
    isWellKnown: false,
    isSample: false,
    source: strain.isSample ? "sample" : "kushy",
    observedOn: "2017-11",
    ...strain,
  };
}

export function productOf(product: Few<SourcedProduct, "slug" | "name">): SourcedProduct {
  return {
    type: "weed",
    subCategory: null,
    strainSlug: null,
    brandSlug: null,
    status: "active",
    isSample: false,
    description: null,
    thcPermille: null,
    cbdPermille: null,
    potency: null,
    milligramsPerPiece: null,
    piecesPerPack: null,
    thcMicrogramsPerPiece: null,
    source: product.isSample ? "sample" : "operator",
    observedOn: "2026-11",
    ...product,
  };
}

export function menuItemOf(item: Few<SourcedMenuItem, "shopSlug">): SourcedMenuItem {
  return {
    productSlug: null,
    rawName: null,
    heading: null,
    position: 0,
    available: "yes",
    ladder: [],
    source: "operator",
    ...item,
  };
}

/** Two breeders, a licensed grower, a maker of invented things. */
const BRANDS = [
  brandOf({ slug: "dijkzaden", name: "Dijkzaden" }),
  brandOf({ slug: "green-thumb-seeds", name: "Green Thumb Seeds" }),
  brandOf({
    slug: "lage-landen",
    name: "Lage Landen",
    kind: "producer",
    isLicensedGrower: true,
    note: "trades as Laagland",
    source: "tradePage",
    observedOn: "2024",
  }),
  brandOf({ slug: "sample-cloudworks", name: "Cloudworks", kind: "producer", isSample: true }),
];

/** A landrace, two of its children, one called like a city, one without known facts, an invented one. */
const STRAINS = [
  strainOf({
    slug: "morning-fog",
    name: "Morning Fog",
    aliases: ["Ochtendmist"],
    breederSlug: "dijkzaden",
    marketedAs: "sativa",
    effects: ["happy", "energetic", "dryMouth"],
    flavours: ["citrus", "pine"],
    terpenes: ["limonene"],
    thcPermille: 180,
    isWellKnown: true,
  }),
  strainOf({
    slug: "polder-haze",
    name: "Polder Haze",
    breederSlug: "dijkzaden",
    parents: [
      { name: "Morning Fog", parentSlug: "morning-fog" },
      { name: "Lost Landrace", parentSlug: null },
    ],
    marketedAs: "sativa",
    effects: ["happy", "creative"],
    flavours: ["citrus"],
    thcPermille: 210,
    cbdPermille: 5,
  }),
  strainOf({
    slug: "evening-dyke",
    name: "Evening Dyke",
    breederSlug: "green-thumb-seeds",
    parents: [{ name: "Morning Fog", parentSlug: "morning-fog" }],
    marketedAs: "indica",
    effects: ["relaxed", "sleepy"],
    flavours: ["earthy", "pine"],
    source: "own",
    observedOn: "2026-11",
  }),
  strainOf({ slug: "heusden", name: "Heusden", marketedAs: "hybrid" }),
  strainOf({ slug: "blank", name: "Blank" }),
  strainOf({
    slug: "sample-pillow-fort",
    name: "Pillow Fort",
    isSample: true,
    marketedAs: "indica",
    effects: ["dreamy", "giggly"],
    flavours: ["vanilla"],
    breederSlug: "sample-cloudworks",
  }),
];

/** The catalogue's lines of strains; `heusden` is a city. */
const OF_STRAINS = STRAINS.filter(({ isSample }) => !isSample).map((strain) =>
  productOf({
    slug: strain.slug === "heusden" ? "heusden-weed" : strain.slug,
    name: strain.name,
    strainSlug: strain.slug,
    thcPermille: strain.thcPermille,
    cbdPermille: strain.cbdPermille,
    potency: strain.thcPermille === null ? null : { method: "catalogue", observedOn: strain.observedOn },
    source: strain.source,
    observedOn: strain.observedOn,
  }),
);

const OF_BRANDS = [
  productOf({
    slug: "laagland-fog",
    name: "Laagland Fog",
    strainSlug: "morning-fog",
    brandSlug: "lage-landen",
    subCategory: "greenhouse",
    thcPermille: 165,
    cbdPermille: 2,
    potency: { method: "lab", observedOn: "2026-09-14" },
  }),
  productOf({ slug: "red-sand", name: "Red Sand", type: "hash", subCategory: "moroccan" }),
  productOf({
    slug: "fog-stick",
    name: "Fog Stick",
    type: "prerolled",
    subCategory: "pure",
    strainSlug: "morning-fog",
    milligramsPerPiece: 800,
    piecesPerPack: 3,
  }),
  productOf({
    slug: "space-crumble",
    name: "Space Crumble",
    type: "edibles",
    subCategory: "cake",
    milligramsPerPiece: 40,
    piecesPerPack: 4,
    thcMicrogramsPerPiece: 10_000,
    potency: { method: "label", observedOn: "2026-08" },
  }),
  productOf({ slug: "long-leaves", name: "Long Leaves", type: "supplies", subCategory: "papers" }),
  productOf({ slug: "old-blend", name: "Old Blend", status: "discontinued" }),
  productOf({ slug: "not-yet", name: "Not Yet", status: "pending" }),
  productOf({
    slug: "sample-pillow-fort",
    name: "Pillow Fort",
    isSample: true,
    strainSlug: "sample-pillow-fort",
    brandSlug: "sample-cloudworks",
    thcPermille: 140,
    potency: { method: "label", observedOn: "2026-10" },
  }),
  productOf({ slug: "sample-nap-brownie", name: "Nap Brownie", type: "edibles", isSample: true }),
];

const gram = (quantity: number, cents: number) => ({ unit: "gram", quantity, cents }) as const;
const piece = (quantity: number, cents: number) => ({ unit: "piece", quantity, cents }) as const;

/** Andersom sells eight lines under two headings, Mosa three of the same; two sample shops of Utrecht sell samples. */
const MENUS: SourcedMenuItem[] = [
  ...[
    { productSlug: "morning-fog", rawName: "Fog (AAA)", ladder: [gram(1, 1200), gram(2.5, 2800)] },
    { productSlug: "laagland-fog", ladder: [gram(1, 1400), gram(5, 6000)] },
    { productSlug: "polder-haze", available: "soldOut" as const, ladder: [gram(1, 1100)] },
    { rawName: "Mystery Mix", available: "unknown" as const, ladder: [gram(1, 500)] },
  ].map((item, position) => menuItemOf({ shopSlug: "andersom", heading: "Wiet", position, ...item })),
  ...[
    { productSlug: "red-sand", available: "low" as const, ladder: [gram(1, 900), gram(2, 1700)] },
    { productSlug: "fog-stick", ladder: [piece(1, 500), piece(3, 1350)] },
    { productSlug: "space-crumble", ladder: [piece(1, 800)] },
    { productSlug: "long-leaves", ladder: [] },
  ].map((item, index) =>
    menuItemOf({ shopSlug: "andersom", heading: "Anders", position: index + 4, ...item }),
  ),
  menuItemOf({ shopSlug: "mosa", productSlug: "morning-fog", position: 0, ladder: [gram(1, 1000)] }),
  menuItemOf({ shopSlug: "mosa", productSlug: "laagland-fog", position: 1, ladder: [gram(2, 3000)] }),
  menuItemOf({ shopSlug: "mosa", productSlug: "red-sand", position: 2, ladder: [gram(1, 1000)] }),
  ...["sample-de-slapende-reiger", "sample-maanvis"].flatMap((shopSlug, index) => [
    menuItemOf({
      shopSlug,
      source: "sample",
      productSlug: "sample-pillow-fort",
      ladder: [gram(1, 1000 + 100 * index)],
    }),
    menuItemOf({
      shopSlug,
      source: "sample",
      productSlug: "sample-nap-brownie",
      position: 1,
      ladder: [piece(1, 700)],
    }),
  ]),
];

/**
 * Makes the small world with a small catalogue and menus in a test's database. Shops: those of the small world (real)
 * and those of db/demo in Utrecht (samples). Everything was seen at `NOW`, which is also the day by which prices are old.
 */
export async function settleSmallCatalogue(database: Database): Promise<void> {
  await setPriceDay(database, NOW);
  await settleSmallWorld(database);
  await loadDemo(database, { now: NOW });
  const brandIds = await saveBrands(database, BRANDS);
  await saveStrains(database, STRAINS);
  const productIds = await saveProducts(database, [...OF_STRAINS, ...OF_BRANDS]);
  await saveMenus(database, MENUS, { seenAt: NOW });
  await storeBrandRanks(database, { brandIds });
  await storeProductRanks(database, { productIds });
  await indexBrands(database, { brandIds });
  await indexProducts(database, { productIds });
}
