import { useWordsOf } from "#platform/i18n/use-words-of.ts";
import { EFFECT_LABELS } from "../product-labels.ts";
import type { Effect } from "../effects.ts";

export function useEffectWords(): Record<Effect, string> {
  return useWordsOf(EFFECT_LABELS);
}
