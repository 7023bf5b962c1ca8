import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { wordsOf } from "#platform/i18n/words-of.ts";
import { SHOP_KINDS, type ShopKind } from "../shop.ts";

/** Of one shop. */
export const KIND_LABELS: Record<ShopKind, MessageDescriptor> = {
  coffeeshop: msg({ id: "kind.coffeeshop.one", message: "Coffeeshop" }),
  takeaway: msg({ id: "kind.takeaway.one", message: "Take-away" }),
  lounge: msg({ id: "kind.lounge.one", message: "Lounge" }),
  cannabisBar: msg({ id: "kind.cannabis-bar.one", message: "Cannabis bar" }),
  smartshop: msg({ id: "kind.smartshop.one", message: "Smartshop" }),
  headshop: msg({ id: "kind.headshop.one", message: "Head shop" }),
};

const KINDS_LABELS: Record<ShopKind, MessageDescriptor> = {
  coffeeshop: msg({ id: "kind.coffeeshop.many", message: "Coffeeshops" }),
  takeaway: msg({ id: "kind.takeaway.many", message: "Take-aways" }),
  lounge: msg({ id: "kind.lounge.many", message: "Lounges" }),
  cannabisBar: msg({ id: "kind.cannabis-bar.many", message: "Cannabis bars" }),
  smartshop: msg({ id: "kind.smartshop.many", message: "Smartshops" }),
  headshop: msg({ id: "kind.headshop.many", message: "Head shops" }),
};

/** Kinds of shop, one and many. */
export function useKindWords(): Record<ShopKind, { one: string; many: string }> {
  const { i18n } = useLingui();
  const [one, many] = [wordsOf(i18n, KIND_LABELS), wordsOf(i18n, KINDS_LABELS)];
  return Object.fromEntries(SHOP_KINDS.map((kind) => [kind, { one: one[kind], many: many[kind] }])) as Record<
    ShopKind,
    { one: string; many: string }
  >;
}
