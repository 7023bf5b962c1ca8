import { useWordsOf } from "#platform/i18n/use-words-of.ts";
import { TERPENE_LABELS } from "../terpene-labels.ts";
import type { Terpene } from "../terpenes.ts";

export function useTerpeneWords(): Record<Terpene, string> {
  return useWordsOf(TERPENE_LABELS);
}
