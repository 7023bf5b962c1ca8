import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import type { ShopList as List } from "../shop-list.ts";
import { type ShopFilters as Filters, writeShopFilters } from "../shop-query.ts";
import { ShopFilters } from "./shop-filters.tsx";
import { ShopGrid } from "./shop-grid.tsx";
import { ShopSorts } from "./shop-sorts.tsx";

type ShopListProps = {
  list: List;
  /** As the visitor chose them, defaults filled in. */
  filters: Filters;
  /** The address of the list without its query. */
  path: string;
  hasPoint: boolean;
};

/** A filtered, sorted, paged list of shops. Everything in it is a link, so it works without JavaScript. */
export function ShopList({ list, filters, path, hasPoint }: ShopListProps) {
  const { t, i18n } = useLingui();
  const { page: currentPage, pageCount, total } = list;
  return (
    <Stack gap={6}>
      <ShopFilters filters={filters} facets={list.facets} path={path} />
      <ShopSorts filters={filters} path={path} hasPoint={hasPoint} />
      <p role="status">
        <Plural id="list.count" value={total} one="# shop" other="# shops" />
      </p>
      {total > 0 ? <ShopGrid shops={list.items} level={2} /> : <NothingFound path={path} />}
      <Pagination
        currentPage={currentPage}
        pageCount={pageCount}
        addressOf={(page) => path + writeShopFilters({ ...filters, page })}
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

function NothingFound({ path }: { path: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: "list.empty.title", message: "Nothing here, not even a bicycle" })}
      action={
        <ButtonLink to={path} kind="quiet">
          <Trans id="list.empty.reset">Show everything</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="list.empty.text">No shop fits. Take a filter away, or try another spelling.</Trans>
      </p>
    </EmptyState>
  );
}
