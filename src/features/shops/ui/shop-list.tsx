import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { ShopInList } from "../shop-in-list.ts";
import type { ShopList as List } from "../shop-list.ts";
import { type AddressOf, NO_FILTERS, type ShopFilters as Filters } from "../shop-query.ts";
import { NothingFoundAsDrawn } from "./list-parts.ts";
import { ShopListItems } from "./shop-list-items.tsx";
import { type ListStart, ShopSorts } from "./shop-sorts.tsx";

type ShopListProps = {
  list: List<ShopInList>;
  /** As the visitor chose them, defaults filled in. */
  filters: Filters;
  addressOf: AddressOf;
  start: ListStart;
  /** When the list was made, ISO 8601; what it says of opening hours holds then. */
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
        <NothingFoundAsDrawn resetTo={addressOf(NO_FILTERS)} />
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
