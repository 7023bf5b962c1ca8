import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { ShopInList } from "../shop-in-list.ts";
import type { ShopList as List } from "../shop-list.ts";
import {
  type AddressOf,
  NO_FILTERS,
  type ShopFilters as Filters,
  type ShopFilters,
  type ShopSort,
} from "../shop-query.ts";
import { ShopListItems } from "./shop-list-items.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";

type ShopListProps = {
  list: List<ShopInList>;
  /** As the visitor chose them, defaults filled in. */
  filters: Filters;
  addressOf: AddressOf;
  start: ListStart;
  /** When the list was made, ISO 8601; its opening states are of that time. */
  now: string;
};

/** A sorted, paged list of shops; its filters stand above it or above its map. All links, so it works without JavaScript. */
export function ShopList({ list, filters, addressOf, start, now }: ShopListProps) {
  const { page: currentPage, pageCount, total } = list;
  return (
    <Stack gap={4}>
      <ShopSorts filters={filters} addressOf={addressOf} start={start} />
      {total > 0 ? (
        <ShopListItems list={list} isOpenWanted={filters.open !== null} now={now} />
      ) : (
        <NothingFound resetTo={addressOf(NO_FILTERS)} />
      )}
      <Pagination
        currentPage={currentPage}
        pageCount={pageCount}
        addressOf={(page) => addressOf({ ...filters, page })}
        labels={usePageLabels(pageCount)}
      />
    </Stack>
  );
}

/** A list without a shop, and the way out of it. */
function NothingFound({ resetTo }: { resetTo: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: "list.empty.title", message: "Nothing here, not even a bicycle" })}
      action={
        <ButtonLink to={resetTo} kind="quiet">
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

/** Where a list measures distances from. */
type ListStart = "nowhere" | "centre" | "landmark" | "visitor";

/** The orders a list can be put in. `nearest` needs a place to measure from, so it is offered with one only. */
function ShopSorts({
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
    nearest: {
      nowhere: "",
      centre: t({ id: "sort.nearest", message: "Nearest to the centre" }),
      landmark: t({ id: "sort.nearest-first", message: "Nearest first" }),
      visitor: t({ id: "sort.nearest-to-you", message: "Nearest" }),
    }[start],
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
