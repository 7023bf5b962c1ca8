import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import { countText } from "#platform/i18n/format.ts";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { KeyHints } from "#ui/keys/key-hints.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { type ChosenItems, type ItemColumn, ItemTable } from "#ui/table/item-table.tsx";
import type { EditedItem } from "../../field.ts";
import { listAddress, LIST_PAGE, type ListQuery } from "../../list-query.ts";
import { addingIn } from "../../rooms.ts";
import { HeldPill } from "../queue/held-pill.tsx";
import { type BulkAction, BulkBar } from "./bulk-bar.tsx";
import { BulkNews } from "./bulk-news.tsx";
import { type FilterParts, ListFilters } from "./list-filters.tsx";
import { useBulk } from "./use-bulk.ts";
import { useListKeys } from "./use-list-keys.ts";

/** A column of a list; one with `sort` is sorted by it. */
export interface ListColumn<Item> {
  id: string;
  head: string;
  cell: (item: Item) => ReactNode;
  sort?: string;
  isNumber?: boolean;
  /** On the card of a phone, where the others are told without their head. */
  onCard?: "labelled" | "hidden";
}

type ListPageProps<Item> = FilterParts & {
  /** Such as `deals`. */
  list: string;
  /** Of the page of one thing. */
  itemPath: string;
  /** Where one is shown that has no page of its own. */
  addressOfItem?: (id: string) => string;
  page: { items: readonly Item[]; total: number; page: number; pageCount: number };
  /** What it is a list of, for the caption of its table. */
  title: string;
  nameOf: (item: Item) => string;
  columns: readonly ListColumn<Item>[];
  /** What is done with several; without any there are no boxes to tick. */
  actions: readonly BulkAction[];
  /** Whether whoever looks can make a new one; as the room says without it. */
  canAdd?: boolean;
};

/** A list of the dashboard: search, filters, order and page in the address; choosing, actions and keys on the page. */
export function ListPage<Item extends EditedItem<object>>({
  list,
  path,
  itemPath,
  addressOfItem,
  spec,
  query,
  page,
  title,
  nameOf,
  columns,
  actions,
  canAdd = addingIn(path, { isAdmin: true }) !== undefined,
  ...filters
}: ListPageProps<Item>) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<ChosenItems>({});
  const bulk = useBulk(list, (before) => setChosen(Object.fromEntries(before.map(({ id }) => [id, true]))));
  const table = useRef<HTMLTableElement>(null);
  const labels = usePageLabels(page.pageCount);
  const addressOf = (changes: Partial<ListQuery>) =>
    listAddress(path, spec, { ...query, page: 1, ...changes });
  const itemAddress = addressOfItem ?? ((id: string) => `${itemPath}?id=${id}`);
  const shownIds = new Set(page.items.map(({ id }) => String(id)));
  const chosenItems = page.items.filter(({ id }) => chosen[String(id)]);

  function toggle(id: string) {
    setChosen((before) => {
      const { [id]: isChosen, ...others } = before;
      return isChosen ? others : { ...before, [id]: true };
    });
  }

  const isChoosing = actions.length > 0;
  const keys = useListKeys({
    table,
    newPath: canAdd ? `${itemPath}?new` : undefined,
    onChoose: isChoosing ? toggle : undefined,
  });

  const first = (page.page - 1) * LIST_PAGE + 1;
  const [from, to, total] = [first, first + page.items.length - 1, page.total].map((count) =>
    countText(i18n.locale, count),
  );
  return (
    <Stack gap={4}>
      <ListFilters {...filters} path={path} spec={spec} query={query} />
      <BulkNews bulk={bulk} />
      {page.items.length === 0 ? (
        <Nothing path={path} isFiltered={query.q !== "" || Object.keys(query.filters).length > 0} />
      ) : (
        <ItemTable
          ref={table}
          caption={title}
          items={page.items}
          idOf={({ id }) => String(id)}
          nameOf={nameOf}
          columns={columns.map((column) => sorted(column, query, addressOf, itemAddress))}
          {...(isChoosing && {
            choice: {
              chosen,
              onChange: (next: ChosenItems) =>
                setChosen(Object.fromEntries(Object.entries(next).filter(([id]) => shownIds.has(id)))),
              words: {
                all: t({ id: "dashboard.list.choose-all", message: "Select all on this page" }),
                one: (name: string) => t({ id: "dashboard.list.choose", message: `Select ${name}` }),
              },
            },
          })}
        />
      )}
      {page.items.length > 0 && (
        <Cluster isSpread gap={3}>
          <KeyHints keys={keys} />
          <p>
            <Trans id="dashboard.list.range">
              {from}–{to} of {total}
            </Trans>
          </p>
        </Cluster>
      )}
      <Pagination
        currentPage={page.page}
        pageCount={page.pageCount}
        addressOf={(number) => listAddress(path, spec, { ...query, page: number })}
        labels={labels}
      />
      <BulkBar
        bulk={bulk}
        chosen={chosenItems.map((item) => ({ id: String(item.id), rev: item.rev, name: nameOf(item) }))}
        actions={actions}
        onClear={() => setChosen({})}
      />
      <HeldPill {...bulk.held} />
    </Stack>
  );
}

/** The head of a column as a link: the first press sorts, the next turns it round. */
function sorted<Item extends EditedItem<object>>(
  { sort, cell, ...column }: ListColumn<Item>,
  query: ListQuery,
  addressOf: (changes: Partial<ListQuery>) => string,
  itemAddress: (id: string) => string,
): ItemColumn<Item> {
  const isFirst = column.id === "name";
  const shown = {
    ...column,
    cell: isFirst
      ? (item: Item) => (
          <Link to={itemAddress(String(item.id))} look="plain" data-opens>
            {cell(item)}
          </Link>
        )
      : cell,
  };
  if (sort === undefined) return shown;
  const isNow = query.sort === sort;
  return {
    ...shown,
    sort: {
      to: addressOf({ sort, isDescending: isNow && !query.isDescending }),
      now: isNow ? (query.isDescending ? "descending" : "ascending") : undefined,
    },
  };
}

function Nothing({ path, isFiltered }: { path: string; isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title={<Trans id="dashboard.list.none-found">Nothing matches this search</Trans>}
      action={
        <Link to={path}>
          <Trans id="dashboard.list.show-all">Show all</Trans>
        </Link>
      }
    />
  ) : (
    <EmptyState isStreet title={<Trans id="dashboard.list.none">Nothing here yet. Just a bicycle.</Trans>} />
  );
}
