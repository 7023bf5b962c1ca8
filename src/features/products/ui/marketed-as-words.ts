import { useWordsOf } from "#platform/i18n/use-words-of.ts";
import { MARKETED_AS_LABELS } from "../product-labels.ts";
import type { MarketedAs } from "../strain.ts";

export function useMarketedAsWords(): Record<MarketedAs, string> {
  return useWordsOf(MARKETED_AS_LABELS);
}
