import type { ProductCard } from "./product.ts";

/** A product in an answer: `_id` and `url` as everywhere in the API. */
export interface ProductPreview extends Omit<ProductCard, "id" | "slug" | "brand"> {
  _id: string;
  url: string;
  brand: { url: string; name: string } | null;
}

/** Copied field by field: the argument may have more fields than the API exposes. */
export function productPreview(product: ProductCard): ProductPreview {
  const { brand } = product;
  return {
    _id: String(product.id),
    url: product.slug,
    name: product.name,
    type: product.type,
    isSample: product.isSample,
    brand: brand && { url: brand.slug, name: brand.name },
    marketedAs: product.marketedAs,
    thcPermille: product.thcPermille,
    potencyMethod: product.potencyMethod,
    shopCount: product.shopCount,
    lowCentsPerGram: product.lowCentsPerGram,
    fromCents: product.fromCents,
    rating: product.rating,
    reviewCount: product.reviewCount,
  };
}
