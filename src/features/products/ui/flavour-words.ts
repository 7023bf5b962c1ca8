import { useWordsOf } from "#platform/i18n/use-words-of.ts";
import { FLAVOUR_LABELS } from "../product-labels.ts";
import type { Flavour } from "../flavours.ts";

export function useFlavourWords(): Record<Flavour, string> {
  return useWordsOf(FLAVOUR_LABELS);
}
