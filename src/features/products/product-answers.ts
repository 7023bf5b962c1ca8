import type { ProductCard } from "./product.ts";

/** A product as calls tell of it: `_id` and `url` as everywhere in the API. */
export interface ProductPreview extends Omit<ProductCard, "id" | "slug" | "brand"> {
  _id: string;
  url: string;
  brand: { url: string; name: string } | null;
}

/** Field by field: what is given may know more of the product than a call tells. */
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
