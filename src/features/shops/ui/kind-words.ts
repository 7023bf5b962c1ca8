import { useLingui } from "@lingui/react/macro";
import { wordsOf } from "#platform/i18n/words-of.ts";
import { SHOP_KINDS, type ShopKind } from "../shop.ts";
import { KIND_LABELS, KINDS_LABELS } from "../shop-labels.ts";

/** Kinds of shop, one and many. */
export function useKindWords(): Record<ShopKind, { one: string; many: string }> {
  const { i18n } = useLingui();
  const [one, many] = [wordsOf(i18n, KIND_LABELS), wordsOf(i18n, KINDS_LABELS)];
  return Object.fromEntries(SHOP_KINDS.map((kind) => [kind, { one: one[kind], many: many[kind] }])) as Record<
    ShopKind,
    { one: string; many: string }
  >;
}
