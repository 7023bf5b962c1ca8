import { useLingui } from "@lingui/react/macro";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import {
  PRODUCT_SORTS,
  type ProductFilters,
  type ProductsAddressOf,
  type ProductSort,
} from "../product-query.ts";

/** The orders a list of products can be put in. */
export function ProductSorts({
  filters,
  addressOf,
}: {
  filters: ProductFilters;
  addressOf: ProductsAddressOf;
}) {
  const { t } = useLingui();
  const words: Record<ProductSort, string> = {
    best: t({ id: "sort.best", message: "Best first" }),
    name: t({ id: "sort.name", message: "By name" }),
    thc: t({ id: "product-sort.thc", message: "Most THC" }),
    price: t({ id: "product-sort.price", message: "Cheapest gram" }),
    newest: t({ id: "sort.newest", message: "Newest" }),
  };
  return (
    <LinkTabs
      label={t({ id: "sort.label", message: "Order" })}
      tabs={PRODUCT_SORTS.map((sort) => ({
        to: addressOf({ ...filters, sort, page: 1 }),
        label: words[sort],
        isCurrent: filters.sort === sort,
      }))}
    />
  );
}
