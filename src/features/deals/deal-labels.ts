import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DealType } from "#features/compliance/compliance.ts";
import type { DealKind } from "./deal.ts";

/** The names of the kinds of benefit. */
export const DEAL_KIND_LABELS: Record<DealKind, MessageDescriptor> = {
  percent: msg({ id: "deals.kind.percent", message: "Percentage off" }),
  amount: msg({ id: "deals.kind.amount", message: "Amount off" }),
  bundle: msg({ id: "deals.kind.bundle", message: "Bundle" }),
  gift: msg({ id: "deals.kind.gift", message: "Gift" }),
  code: msg({ id: "deals.kind.code", message: "Discount code" }),
  event: msg({ id: "deals.kind.event", message: "Event" }),
};

/** The names of the categories. */
export const DEAL_CATEGORY_LABELS: Record<DealType, MessageDescriptor> = {
  supplies: msg({ id: "deals.category.supplies", message: "Smoking accessories" }),
  merchandise: msg({ id: "deals.category.merchandise", message: "Merchandise" }),
  foodDrink: msg({ id: "deals.category.food-drink", message: "Food and drink" }),
  event: msg({ id: "deals.category.event", message: "Events" }),
};
