import { useLingui } from "@lingui/react/macro";
import type { DealType } from "#features/compliance/compliance.ts";
import type { DealKind } from "../deal.ts";

/** The names of the kinds of benefit. */
export function useDealKindWords(): Record<DealKind, string> {
  const { t } = useLingui();
  return {
    percent: t({ id: "deals.kind.percent", message: "Percentage off" }),
    amount: t({ id: "deals.kind.amount", message: "Amount off" }),
    bundle: t({ id: "deals.kind.bundle", message: "Bundle" }),
    gift: t({ id: "deals.kind.gift", message: "Gift" }),
    code: t({ id: "deals.kind.code", message: "Discount code" }),
    event: t({ id: "deals.kind.event", message: "Event" }),
  };
}

/** The names of the categories. */
export function useDealCategoryWords(): Record<DealType, string> {
  const { t } = useLingui();
  return {
    supplies: t({ id: "deals.category.supplies", message: "Smoking accessories" }),
    merchandise: t({ id: "deals.category.merchandise", message: "Merchandise" }),
    foodDrink: t({ id: "deals.category.food-drink", message: "Food and drink" }),
    event: t({ id: "deals.category.event", message: "Events" }),
  };
}
