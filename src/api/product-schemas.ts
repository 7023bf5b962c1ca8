import * as v from "valibot";
import { POTENCY_METHODS } from "#features/products/product.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { MARKETED_AS } from "#features/products/strain.ts";

/** A product in an answer: enough for a card. Prices in cents, only such as anyone may see; THC in tenths of a percent. */
export const ProductPreview = v.pipe(
  v.strictObject({
    _id: v.string(),
    url: v.string(),
    name: v.string(),
    type: v.picklist(PRODUCT_TYPES),
    isSample: v.boolean(),
    brand: v.nullable(v.strictObject({ url: v.string(), name: v.string() })),
    marketedAs: v.nullable(v.picklist(MARKETED_AS)),
    thcPermille: v.nullable(v.number()),
    potencyMethod: v.nullable(v.picklist(POTENCY_METHODS)),
    shopCount: v.number(),
    lowCentsPerGram: v.nullable(v.number()),
    fromCents: v.nullable(v.number()),
    rating: v.nullable(v.number()),
    reviewCount: v.number(),
  }),
  v.metadata({ ref: "ProductPreview" }),
);

export const ProductPage = v.pipe(
  v.strictObject({ items: v.array(ProductPreview), total: v.number(), page: v.number() }),
  v.metadata({ ref: "ProductPage" }),
);
