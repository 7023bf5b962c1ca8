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
  /** Enough of them have a rating. */
  hasRatings: boolean;
};

/** The orders a list of products can be put in. */
export function ProductSorts({ type, filters, addressOf, hasRatings }: ProductSortsProps) {
  const { t } = useLingui();
  const words: Record<ProductSort, string> = {
    best: t({ id: "sort.best", message: "Best first" }),
    rating: t({ id: "product-sort.rating", message: "Highest rated" }),
    name: t({ id: "sort.name", message: "By name" }),
    thc: t({ id: "product-sort.thc", message: "Highest THC" }),
    price: t({ id: "product-sort.price", message: "Cheapest gram" }),
    newest: t({ id: "sort.newest", message: "Newest" }),
  };
  // An old link may ask for one that is not offered.
  const sorts = productSortsOf(type).filter(
    (sort) => sort !== "rating" || hasRatings || filters.sort === "rating",
  );
  return (
    <LinkMenu
      label={t({ id: "sort.label", message: "Sort" })}
      choices={sorts.map((sort) => ({
        to: addressOf({ ...filters, sort, page: 1 }),
        words: words[sort],
        isCurrent: filters.sort === sort,
      }))}
    />
  );
}
