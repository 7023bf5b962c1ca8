import { useLingui } from "@lingui/react/macro";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import type { AddressOf, ShopFilters, ShopSort } from "../shop-query.ts";

/** Where a list measures distances from. */
export type ListStart = "nowhere" | "centre" | "visitor";

/** The orders a list can be put in. `nearest` needs a place to measure from, so it is offered with one only. */
export function ShopSorts({
  filters,
  addressOf,
  start,
}: {
  filters: ShopFilters;
  addressOf: AddressOf;
  start: ListStart;
}) {
  const { t } = useLingui();
  const words: Record<ShopSort, string> = {
    best: t({ id: "sort.best", message: "Best first" }),
    name: t({ id: "sort.name", message: "By name" }),
    price: t({ id: "sort.price", message: "Cheapest gram" }),
    newest: t({ id: "sort.newest", message: "Newest" }),
    nearest:
      start === "visitor"
        ? t({ id: "sort.nearest-to-you", message: "Nearest" })
        : t({ id: "sort.nearest", message: "Nearest to the centre" }),
  };
  const sorts: ShopSort[] =
    start === "nowhere"
      ? ["best", "price", "name", "newest"]
      : ["best", "nearest", "price", "name", "newest"];
  return (
    <LinkTabs
      label={t({ id: "sort.label", message: "Order" })}
      tabs={sorts.map((sort) => ({
        to: addressOf({ ...filters, sort, page: 1 }),
        label: words[sort],
        isCurrent: filters.sort === sort,
      }))}
    />
  );
}
