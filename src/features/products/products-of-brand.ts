import type { Relative } from "./product-details.ts";
import type { ProductCard } from "./product.ts";
import type { ProductType } from "./product-types.ts";

export interface ProductsOfType {
  type: ProductType;
  count: number;
  /** The best ones. */
  products: ProductCard[];
}

export interface ProductsOfBrand {
  /** Types without products are omitted. */
  types: ProductsOfType[];
  /** What it bred, the best known first, with the page of each. */
  strains: Relative[];
  /** The best of their pages. */
  strainCards: ProductCard[];
}
