import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import * as v from "valibot";
import { choicesOf, type FieldGroup, type Fields } from "#features/dashboard/field.ts";
import { itemSchema, textsSchema } from "#features/dashboard/item-schemas.ts";
import type { ListSpec } from "#features/dashboard/list-query.ts";
import { isObservedOn } from "#platform/observed-on.ts";
import { EFFECT_LABELS } from "#features/products/effect-labels.ts";
import { FLAVOUR_LABELS } from "#features/products/flavour-labels.ts";
import {
  POTENCY_METHOD_LABELS,
  PRODUCT_FIELD_LABELS,
  SUB_CATEGORY_LABELS,
} from "#features/products/product-field-labels.ts";
import { gramBandText, ratingText, thcBandText } from "#features/products/filter-words.ts";
import { GRAM_BANDS, THC_BANDS } from "#features/products/product-bands.ts";
import type { ProductType } from "#features/products/product-types.ts";
import { RATING_FILTERS } from "#features/shops/traits.ts";
import { MARKETED_AS_LABELS, PRODUCT_TYPE_LABELS } from "#features/products/product-labels.ts";
import { POTENCY_METHODS, SUB_CATEGORIES } from "#features/products/product.ts";
import { MOST_ALIASES, MOST_WORDS, permille, productFieldSchemas } from "./product-changes.ts";
import { oneOf, wholeNumber } from "./shop-changes.ts";

export const PRODUCT_FIELD_GROUPS: readonly FieldGroup[] = [
  { group: "listing", label: msg({ id: "product-fields.group.listing", message: "Name and kind" }) },
  { group: "strain", label: msg({ id: "product-fields.group.strain", message: "Strain" }) },
  { group: "strength", label: msg({ id: "product-fields.group.strength", message: "Strength" }) },
  { group: "pack", label: msg({ id: "product-fields.group.pack", message: "Pieces and grams" }) },
  { group: "about", label: msg({ id: "product-fields.group.about", message: "What visitors read" }) },
];

/** What the dashboard sets; what waits or was merged is moved elsewhere. */
export const SET_STATUSES = ["active", "draft", "discontinued"] as const;

export const PRODUCT_STATUS_LABELS: Record<(typeof SET_STATUSES)[number], MessageDescriptor> = {
  active: msg({ id: "product-fields.status.active", message: "Visible" }),
  draft: msg({ id: "product-fields.status.draft", message: "Hidden" }),
  discontinued: msg({ id: "product-fields.status.discontinued", message: "No longer made" }),
};

/** What a button does that sets it. */
export const SET_STATUS_LABELS: Record<(typeof SET_STATUSES)[number], MessageDescriptor> = {
  active: msg({ id: "product-fields.set-status.active", message: "Show" }),
  draft: msg({ id: "product-fields.set-status.draft", message: "Hide" }),
  discontinued: msg({ id: "product-fields.set-status.discontinued", message: "Mark as no longer made" }),
};

const strainFact = { group: "strain" } as const;

/** A product as the desk writes it (product.md section 5). The limits are those of the table. */
export const EDITED_PRODUCT_FIELDS = {
  name: {
    group: "listing",
    label: PRODUCT_FIELD_LABELS.name,
    kind: "line",
    schema: productFieldSchemas.name,
  },
  aliases: {
    group: "listing",
    label: msg({ id: "product-fields.aliases", message: "Other names" }),
    hint: msg({
      id: "product-fields.aliases.hint",
      message: "One on each line. The search finds it by each of them, and menus are joined more easily.",
    }),
    kind: "lines",
    isOptional: true,
    schema: v.pipe(
      v.array(productFieldSchemas.name, "Must be names"),
      v.maxLength(MOST_ALIASES, `Must be at most ${MOST_ALIASES}`),
      v.transform((names) => [...new Set(names)]),
    ),
  },
  type: {
    group: "listing",
    label: PRODUCT_FIELD_LABELS.type,
    kind: "choice",
    choices: choicesOf(PRODUCT_TYPE_LABELS),
    schema: productFieldSchemas.type,
  },
  subCategory: {
    group: "listing",
    label: msg({ id: "product-fields.sub-category", message: "More precisely" }),
    kind: "choice",
    choices: choicesOf(SUB_CATEGORY_LABELS),
    fitting: ({ type }) => SUB_CATEGORIES[type as ProductType] ?? [],
    isOptional: true,
    schema: v.nullable(oneOf(Object.values(SUB_CATEGORIES).flat())),
  },
  brand: {
    group: "listing",
    label: msg({ id: "product-fields.brand", message: "Brand" }),
    kind: "item",
    of: "brand",
    isOptional: true,
    schema: v.nullable(itemSchema),
  },
  strain: {
    ...strainFact,
    label: msg({ id: "product-fields.strain", message: "Strain" }),
    hint: msg({
      id: "product-fields.strain.hint",
      message: "Everything below in this group is true of all products of this strain.",
    }),
    kind: "item",
    of: "strain",
    isOptional: true,
    schema: v.nullable(itemSchema),
  },
  breeder: {
    ...strainFact,
    label: PRODUCT_FIELD_LABELS.breeder,
    kind: "item",
    of: "brand",
    isOptional: true,
    schema: v.nullable(itemSchema),
  },
  marketedAs: {
    ...strainFact,
    label: PRODUCT_FIELD_LABELS.marketedAs,
    kind: "choice",
    choices: choicesOf(MARKETED_AS_LABELS),
    isOptional: true,
    schema: productFieldSchemas.marketedAs,
  },
  effects: {
    ...strainFact,
    label: PRODUCT_FIELD_LABELS.effects,
    kind: "words",
    choices: choicesOf(EFFECT_LABELS),
    most: MOST_WORDS,
    isOptional: true,
    schema: productFieldSchemas.effects,
  },
  flavours: {
    ...strainFact,
    label: PRODUCT_FIELD_LABELS.flavours,
    kind: "words",
    choices: choicesOf(FLAVOUR_LABELS),
    most: MOST_WORDS,
    isOptional: true,
    schema: productFieldSchemas.flavours,
  },
  thcPermille: {
    group: "strength",
    label: msg({ id: "product-fields.thc", message: "THC in percent" }),
    kind: "parts",
    per: 10,
    isOptional: true,
    schema: permille,
  },
  cbdPermille: {
    group: "strength",
    label: msg({ id: "product-fields.cbd", message: "CBD in percent" }),
    kind: "parts",
    per: 10,
    isOptional: true,
    schema: permille,
  },
  thcMicrogramsPerPiece: {
    group: "strength",
    label: msg({ id: "product-fields.thc-piece", message: "Milligrams of THC per piece" }),
    kind: "parts",
    per: 1000,
    isOptional: true,
    schema: wholeNumber(0, 1_000_000),
  },
  thcMicrogramsPerPack: {
    group: "strength",
    label: msg({ id: "product-fields.thc-pack", message: "Milligrams of THC per pack" }),
    kind: "parts",
    per: 1000,
    isOptional: true,
    schema: wholeNumber(0, 10_000_000),
  },
  potencyMethod: {
    group: "strength",
    label: msg({ id: "product-fields.method", message: "How this is known" }),
    kind: "choice",
    choices: choicesOf(POTENCY_METHOD_LABELS),
    isOptional: true,
    schema: v.nullable(oneOf(POTENCY_METHODS)),
  },
  potencyOn: {
    group: "strength",
    label: msg({ id: "product-fields.measured", message: "Measured or read on" }),
    kind: "observedOn",
    isOptional: true,
    schema: v.nullable(
      v.pipe(v.string("Must be a day"), v.check(isObservedOn, "Must be a day, a month or a year")),
    ),
  },
  milligramsPerPiece: {
    group: "pack",
    label: msg({ id: "product-fields.grams", message: "Grams per piece" }),
    kind: "parts",
    per: 1000,
    isOptional: true,
    schema: wholeNumber(1, 10_000_000),
  },
  piecesPerPack: {
    group: "pack",
    label: msg({ id: "product-fields.pieces", message: "Pieces per pack" }),
    kind: "count",
    isOptional: true,
    schema: wholeNumber(1, 1000),
  },
  description: {
    group: "about",
    label: msg({ id: "product-fields.description", message: "Description" }),
    kind: "texts",
    isLong: true,
    isOptional: true,
    schema: v.nullable(textsSchema(1500)),
  },
  status: {
    group: "about",
    label: msg({ id: "product-fields.status", message: "On the site" }),
    kind: "choice",
    choices: choicesOf(PRODUCT_STATUS_LABELS),
    isShort: true,
    schema: oneOf(SET_STATUSES),
  },
} as const satisfies Fields;

/** What a keeper of the catalogue looks for. */
const LACKS_LABELS = {
  strain: msg({ id: "product-fields.lacks.strain", message: "Without a strain" }),
  subCategory: msg({ id: "product-fields.lacks.sub-category", message: "Without a closer kind" }),
  strength: msg({ id: "product-fields.lacks.strength", message: "Without a strength" }),
  description: msg({ id: "product-fields.lacks.description", message: "Without a description" }),
  picture: msg({ id: "product-fields.lacks.picture", message: "Without a picture" }),
};

const SOLD_LABELS = {
  somewhere: msg({ id: "product-fields.sold.somewhere", message: "On a menu" }),
  nowhere: msg({ id: "product-fields.sold.nowhere", message: "On no menu" }),
};

/** What the list of products is sorted and filtered by: as visitors filter theirs, in the same words, and what a keeper looks for. */
export const PRODUCT_LIST = {
  sorts: ["name", "best", "shops", "price", "changed"],
  order: "name",
  filters: {
    type: choicesOf(PRODUCT_TYPE_LABELS),
    subCategory: choicesOf(SUB_CATEGORY_LABELS),
    status: choicesOf(PRODUCT_STATUS_LABELS),
    lacks: choicesOf(LACKS_LABELS),
    sold: choicesOf(SOLD_LABELS),
    marketedAs: choicesOf(MARKETED_AS_LABELS),
    effect: choicesOf(EFFECT_LABELS),
    flavour: choicesOf(FLAVOUR_LABELS),
    thc: THC_BANDS.map((value) => ({ value, label: (i18n: I18n) => thcBandText(value, i18n) })),
    gram: GRAM_BANDS.map((value) => ({ value, label: (i18n: I18n) => gramBandText(value, i18n) })),
    rating: RATING_FILTERS.map((value) => ({ value, label: (i18n: I18n) => ratingText(value, i18n) })),
  },
  labels: {
    type: EDITED_PRODUCT_FIELDS.type.label,
    subCategory: EDITED_PRODUCT_FIELDS.subCategory.label,
    status: EDITED_PRODUCT_FIELDS.status.label,
    lacks: msg({ id: "product-fields.lacks", message: "Without" }),
    sold: msg({ id: "product-fields.sold", message: "For sale" }),
    marketedAs: EDITED_PRODUCT_FIELDS.marketedAs.label,
    effect: msg({ id: "facet.effect", message: "Effect" }),
    flavour: msg({ id: "facet.flavour", message: "Flavour" }),
    thc: msg({ id: "facet.thc", message: "THC" }),
    gram: msg({ id: "facet.gram", message: "Price per gram" }),
    rating: msg({ id: "filter.rating.title", message: "Rating" }),
    brand: msg({ id: "facet.brand", message: "Brand or breeder" }),
  },
  slugs: ["brand"],
  folded: ["subCategory", "sold", "marketedAs", "effect", "flavour", "thc", "gram", "rating", "brand"],
  fitting: { subCategory: ({ type }) => SUB_CATEGORIES[type as ProductType] ?? [] },
} as const satisfies ListSpec;
