import { useLingui } from "@lingui/react/macro";
import { LinkMenu } from "#ui/link-menu/link-menu.tsx";
import {
  type ProductFilters,
  type ProductsAddressOf,
  type ProductSort,
  productSortsOf,
} from "../product-query.ts";
import type { ProductType } from "../product-types.ts";

type ProductSortsProps = {
  /** Null for all types together. */
  type: ProductType | null;
  filters: ProductFilters;
  addressOf: ProductsAddressOf;
};

/** The orders a list of products can be put in. */
export function ProductSorts({ type, filters, addressOf }: ProductSortsProps) {
  const { t } = useLingui();
  const words: Record<ProductSort, string> = {
    best: t({ id: "sort.best", message: "Best first" }),
    name: t({ id: "sort.name", message: "By name" }),
    thc: t({ id: "product-sort.thc", message: "Highest THC" }),
    price: t({ id: "product-sort.price", message: "Cheapest gram" }),
    newest: t({ id: "sort.newest", message: "Newest" }),
  };
  return (
    <LinkMenu
      label={t({ id: "sort.label", message: "Sort" })}
      choices={productSortsOf(type).map((sort) => ({
        to: addressOf({ ...filters, sort, page: 1 }),
        words: words[sort],
        isCurrent: filters.sort === sort,
      }))}
    />
  );
}
