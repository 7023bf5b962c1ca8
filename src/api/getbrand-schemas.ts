import * as v from "valibot";
import { BRAND_KINDS, BRAND_SOURCES } from "#features/brands/brand.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { photos, picture } from "./picture-schemas.ts";
import { ProductPreview } from "./product-schemas.ts";

/** A brand in an answer: enough for a card. */
export const BrandPreview = v.pipe(
  v.strictObject({
    _id: v.string(),
    url: v.string(),
    name: v.string(),
    kind: v.picklist(BRAND_KINDS),
    isSample: v.boolean(),
    isLicensedGrower: v.boolean(),
    productCount: v.number(),
    strainCount: v.number(),
    rating: v.nullable(v.number()),
    reviewCount: v.number(),
    logo: v.nullable(picture),
  }),
  v.metadata({ ref: "BrandPreview" }),
);

export const Brand = v.pipe(
  v.strictObject({
    ...BrandPreview.entries,
    note: v.nullable(v.string()),
    description: v.nullable(v.strictObject({ text: v.string(), locale: v.picklist(LOCALES) })),
    website: v.nullable(v.string()),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    photos,
    source: v.picklist(BRAND_SOURCES),
    observedOn: v.string(),
    updatedAt: v.string(),
    types: v.array(
      v.strictObject({
        type: v.picklist(PRODUCT_TYPES),
        count: v.number(),
        products: v.array(ProductPreview),
      }),
    ),
    strains: v.array(v.strictObject({ name: v.string(), productUrl: v.nullable(v.string()) })),
  }),
  v.metadata({ ref: "Brand" }),
);
