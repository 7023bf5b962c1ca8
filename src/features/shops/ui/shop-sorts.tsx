import { useLingui } from "@lingui/react/macro";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import { type ShopFilters, type ShopSort, writeShopFilters } from "../shop-query.ts";

/** The orders a list can be put in. `nearest` needs a place to measure from, so it is offered with one only. */
export function ShopSorts({
  filters,
  path,
  hasPoint,
}: {
  filters: ShopFilters;
  path: string;
  hasPoint: boolean;
}) {
  const { t } = useLingui();
  const words: Record<ShopSort, string> = {
    best: t({ id: "sort.best", message: "Best first" }),
    name: t({ id: "sort.name", message: "By name" }),
    newest: t({ id: "sort.newest", message: "Newest" }),
    nearest: t({ id: "sort.nearest", message: "Nearest to the centre" }),
  };
  const sorts: ShopSort[] = hasPoint ? ["best", "nearest", "name", "newest"] : ["best", "name", "newest"];
  return (
    <LinkTabs
      label={t({ id: "sort.label", message: "Order" })}
      tabs={sorts.map((sort) => ({
        to: path + writeShopFilters({ ...filters, sort, page: 1 }),
        label: words[sort],
        isCurrent: filters.sort === sort,
      }))}
    />
  );
}
