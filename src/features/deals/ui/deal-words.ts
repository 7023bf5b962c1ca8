import { useLingui } from "@lingui/react";
import type { DealType } from "#features/compliance/compliance.ts";
import { wordsOf } from "#platform/i18n/words-of.ts";
import type { DealKind } from "../deal.ts";
import { DEAL_CATEGORY_LABELS, DEAL_KIND_LABELS } from "../deal-labels.ts";

/** The names of the kinds of benefit. */
export function useDealKindWords(): Record<DealKind, string> {
  const { i18n } = useLingui();
  return wordsOf(i18n, DEAL_KIND_LABELS);
}

/** The names of the categories. */
export function useDealCategoryWords(): Record<DealType, string> {
  const { i18n } = useLingui();
  return wordsOf(i18n, DEAL_CATEGORY_LABELS);
}
