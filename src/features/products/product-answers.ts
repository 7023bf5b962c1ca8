import type { ProductCard } from "./product.ts";

/** A product as calls tell of it: `_id` and `url` as everywhere in the API. */
export interface ProductPreview extends Omit<ProductCard, "id" | "slug" | "brand"> {
  _id: string;
  url: string;
  brand: { url: string; name: string } | null;
}

export function productPreview({ id, slug, brand, ...product }: ProductCard): ProductPreview {
  const maker = brand && { url: brand.slug, name: brand.name };
  return { ...product, _id: String(id), url: slug, brand: maker };
}
