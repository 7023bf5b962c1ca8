import { useWordsOf } from "#platform/i18n/use-words-of.ts";
import type { ProductField } from "../correction.ts";
import { PRODUCT_FIELD_LABELS } from "../product-labels.ts";

/** What the fields that people can put right are called. */
export function useProductFieldWords(): Record<ProductField, string> {
  return useWordsOf(PRODUCT_FIELD_LABELS);
}
