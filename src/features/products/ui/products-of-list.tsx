import { Trans } from "@lingui/react/macro";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { ProductList } from "../product-list.ts";
import type { ProductCard } from "../product.ts";
import type { ProductFilters, ProductsAddressOf } from "../product-query.ts";
import type { ProductType } from "../product-types.ts";
import { NoProducts } from "./no-products.tsx";
import { ProductGrid } from "./product-grid.tsx";

type ProductsOfListProps = {
  list: ProductList;
  filters: ProductFilters;
  addressOf: ProductsAddressOf;
  /** Null for all types together: then each product shows its own. */
  type: ProductType | null;
  /** Whether any filter is set. */
  isNarrowed: boolean;
  /** The address of a longer list. */
  resetTo: string;
  /** By rule no menu of this place is shown. */
  areMenusKept: boolean;
  /** See NoProducts. */
  city: { slug: string; name: string } | null;
  elsewhere: readonly ProductCard[];
};

/** One page of products, counted and in an order one can choose. All links, so it works without JavaScript. */
export function ProductsOfList({
  list,
  filters,
  addressOf,
  type,
  isNarrowed,
  resetTo,
  areMenusKept,
  city,
  elsewhere,
}: ProductsOfListProps) {
  const { items, total, page: currentPage, pageCount } = list;
  const pageLabels = usePageLabels(pageCount);
  if (total === 0) return <NoProducts {...{ resetTo, isNarrowed, areMenusKept, city, elsewhere }} />;
  return (
    <Stack gap={4}>
      {filters.sort === "price" && currentPage === 1 && items[0]?.lowCentsPerGram === null && (
        <p role="status">
          <Trans id="products.no-prices">
            No recent price per gram is known here, so this is the usual order.
          </Trans>
        </p>
      )}
      <ProductGrid products={items} isTypeShown={type === null} />
      <Pagination
        currentPage={currentPage}
        pageCount={pageCount}
        addressOf={(page) => addressOf({ ...filters, page })}
        labels={pageLabels}
      />
    </Stack>
  );
}
