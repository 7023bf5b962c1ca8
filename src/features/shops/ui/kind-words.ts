import { useLingui } from "@lingui/react/macro";
import type { ShopKind } from "../shop.ts";

/** Kinds of shop, one and many. */
export function useKindWords(): Record<ShopKind, { one: string; many: string }> {
  const { t } = useLingui();
  return {
    coffeeshop: {
      one: t({ id: "kind.coffeeshop.one", message: "Coffeeshop" }),
      many: t({ id: "kind.coffeeshop.many", message: "Coffeeshops" }),
    },
    takeaway: {
      one: t({ id: "kind.takeaway.one", message: "Take-away" }),
      many: t({ id: "kind.takeaway.many", message: "Take-aways" }),
    },
    lounge: {
      one: t({ id: "kind.lounge.one", message: "Lounge" }),
      many: t({ id: "kind.lounge.many", message: "Lounges" }),
    },
    cannabisBar: {
      one: t({ id: "kind.cannabis-bar.one", message: "Cannabis bar" }),
      many: t({ id: "kind.cannabis-bar.many", message: "Cannabis bars" }),
    },
    smartshop: {
      one: t({ id: "kind.smartshop.one", message: "Smartshop" }),
      many: t({ id: "kind.smartshop.many", message: "Smartshops" }),
    },
    headshop: {
      one: t({ id: "kind.headshop.one", message: "Head shop" }),
      many: t({ id: "kind.headshop.many", message: "Head shops" }),
    },
  };
}
