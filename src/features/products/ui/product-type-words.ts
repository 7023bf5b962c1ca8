import { useWordsOf } from "#platform/i18n/use-words-of.ts";
import { PRODUCT_TYPE_LABELS } from "../product-labels.ts";
import type { ProductType } from "../product-types.ts";

export function useProductTypeWords(): Record<ProductType, string> {
  return useWordsOf(PRODUCT_TYPE_LABELS);
}
