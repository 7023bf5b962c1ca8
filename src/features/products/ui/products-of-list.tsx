import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import type { ProductList } from "../product-list.ts";
import type { ProductFilters, ProductsAddressOf } from "../product-query.ts";
import { ProductGridAsDrawn } from "./product-grid-as-drawn.ts";
import { ProductSorts } from "./product-sorts.tsx";

type ProductsOfListProps = {
  list: ProductList;
  filters: ProductFilters;
  addressOf: ProductsAddressOf;
  isTypeShown: boolean;
  /** Anything is wished for. */
  isNarrowed: boolean;
  /** Where there is more. */
  resetTo: string;
};

/** One page of products, counted and in an order one can choose. All links, so it works without JavaScript. */
export function ProductsOfList({
  list,
  filters,
  addressOf,
  isTypeShown,
  isNarrowed,
  resetTo,
}: ProductsOfListProps) {
  const { t, i18n } = useLingui();
  const { items, total, page: currentPage, pageCount } = list;
  if (total === 0) return <NothingFound resetTo={resetTo} isNarrowed={isNarrowed} />;
  return (
    <Stack gap={4}>
      <p role="status">
        <Plural id="products.count" value={total} one="# product" other="# products" />
      </p>
      <ProductSorts filters={filters} addressOf={addressOf} />
      <ProductGridAsDrawn products={items} isTypeShown={isTypeShown} />
      <Pagination
        currentPage={currentPage}
        pageCount={pageCount}
        addressOf={(page) => addressOf({ ...filters, page })}
        labels={{
          navigation: t({ id: "pages.label", message: "Pages" }),
          previous: t({ id: "pages.previous", message: "Previous" }),
          next: t({ id: "pages.next", message: "Next" }),
          page: (number) => {
            const page = countText(i18n.locale, number);
            const count = countText(i18n.locale, pageCount);
            return t({ id: "pages.page", message: `Page ${page} of ${count}` });
          },
        }}
      />
    </Stack>
  );
}

/** Nothing fits, or a city whose menus nobody has told us. */
function NothingFound({ resetTo, isNarrowed }: { resetTo: string; isNarrowed: boolean }) {
  const { t } = useLingui();
  const title = isNarrowed
    ? t({ id: "products.empty.title", message: "Nothing in this jar" })
    : t({ id: "products.empty.unknown", message: "No menu from here yet" });
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={resetTo} kind="quiet">
          {isNarrowed ? (
            <Trans id="products.empty.reset">Without filters</Trans>
          ) : (
            <Trans id="products.empty.everywhere">The whole country</Trans>
          )}
        </ButtonLink>
      }
    >
      <p>
        {isNarrowed ? (
          <Trans id="products.empty.text">No product that we know of fits. Take a filter away.</Trans>
        ) : (
          <Trans id="products.empty.unknown-text">
            A menu stands here once a shop or a visitor has told us. Until then, look in the whole country.
          </Trans>
        )}
      </p>
    </EmptyState>
  );
}
