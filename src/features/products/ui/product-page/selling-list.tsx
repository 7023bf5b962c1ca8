import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FilterRow } from "#features/shops/ui/filter-row.tsx";
import { OpenThenUnknown } from "#features/shops/ui/open-then-unknown.tsx";
import { useOpenNowWords } from "#features/shops/ui/use-open-now-words.ts";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { SellingList as List } from "../../product-details.ts";
import {
  SELLING_ON_PAGE,
  type SellingQuery,
  type SellingSort,
  writeSellingQuery,
} from "../../selling-query.ts";
import { SellingShops } from "./selling-shops.tsx";

type SellingListProps = {
  /** Of the product's page. */
  path: string;
  list: List;
  asked: SellingQuery;
  /** Nearest to the visitor first, else in the order that is asked for. */
  isNearest: boolean;
  /** The town from which the nearest come first. */
  town: string | undefined;
  /** The shops can be put in the order of their prices. */
  hasPrices: boolean;
  /** The chip that asks where the visitor is. */
  nearestFirst: ReactNode;
  now: string;
};

/** The shops that have a product, page by page, all or those that are open. All links, so it works without JavaScript. */
export function SellingList({
  path,
  list,
  asked,
  isNearest,
  town,
  hasPrices,
  nearestFirst,
  now,
}: SellingListProps) {
  const { t } = useLingui();
  const { openCount, total, page: currentPage, pageCount } = list;
  const { isOpenWanted, sort } = asked;
  const isCheapest = sort === "price" && !isNearest;
  // The list is far down its page, so the links keep the scroll position.
  const addressOf = (wanted: Partial<SellingQuery>) =>
    `${path}${writeSellingQuery({ ...asked, page: 1, ...wanted })}#where`;
  const openNow = {
    key: "now",
    words: useOpenNowWords(),
    // Offered also when no shop is known to be open: the filtered list contains those of unknown hours.
    count: openCount || undefined,
    isPressed: isOpenWanted,
    to: addressOf({ isOpenWanted: !isOpenWanted }),
  };
  const cheapestFirst = {
    key: "price",
    words: t({ id: "product-page.cheapest-first", message: "Cheapest first" }),
    isPressed: isCheapest,
    to: addressOf({ sort: isCheapest ? "best" : "price" }),
  };
  const isOrdered = hasPrices && (total > 1 || isCheapest);
  return (
    <Stack gap={4}>
      <FilterRow
        label={t({ id: "product-page.where.choices", message: "Which shops, in which order" })}
        first={nearestFirst}
        choices={isOrdered ? [openNow, cheapestFirst] : [openNow]}
      />
      {isOpenWanted ? (
        <OpenShops list={list} now={now} />
      ) : (
        <AllShops list={list} order={isNearest ? "nearest" : sort} town={town} now={now} />
      )}
      <Pagination
        currentPage={currentPage}
        pageCount={pageCount}
        addressOf={(page) => addressOf({ page })}
        labels={usePageLabels(pageCount)}
      />
    </Stack>
  );
}

function OpenShops({ list: { items, total, unknownHoursCount, page }, now }: { list: List; now: string }) {
  const openCount = total - unknownHoursCount;
  const openHere = Math.max(0, openCount - (page - 1) * SELLING_ON_PAGE);
  const [open, unknown] = [items.slice(0, openHere), items.slice(openHere)];
  return (
    <OpenThenUnknown
      openCount={openCount}
      unknownHoursCount={unknownHoursCount}
      open={open.length > 0 && <SellingShops shops={open} now={now} />}
      unknown={unknown.length > 0 && <SellingShops shops={unknown} level={4} now={now} />}
      level={3}
    />
  );
}

type AllShopsProps = { list: List; order: SellingSort | "nearest"; town: string | undefined; now: string };

function AllShops({ list: { items, total }, order, town, now }: AllShopsProps) {
  return (
    <>
      <p role="status">
        {order === "price" ? (
          <Plural
            id="product-page.where.cheapest"
            value={total}
            one="# shop has it on the menu."
            other="# shops have it on the menu. The cheapest gram comes first; prices older than a year come last."
          />
        ) : order === "nearest" ? (
          <Plural
            id="product-page.where.all-nearest"
            value={total}
            one="# shop has it on the menu."
            other="# shops have it on the menu. The nearest come first."
          />
        ) : town ? (
          <Plural
            id="product-page.where.nearest-to"
            value={total}
            one="# shop has it on the menu."
            other={`# shops have it on the menu. Those nearest ${town} come first.`}
          />
        ) : (
          <Plural
            id="product-page.where.best-first"
            value={total}
            one="# shop has it on the menu."
            other="# shops have it on the menu. Those we know most about come first."
          />
        )}
      </p>
      <SellingShops shops={items} now={now} />
    </>
  );
}
