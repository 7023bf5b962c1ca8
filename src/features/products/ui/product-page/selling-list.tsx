import { Plural } from "@lingui/react/macro";
import { FilterRow } from "#features/shops/ui/filter-row.tsx";
import { OpenThenUnknown } from "#features/shops/ui/open-then-unknown.tsx";
import { useOpenNowWords } from "#features/shops/ui/use-open-now-words.ts";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import type { SellingList as List } from "../../product-details.ts";
import { SELLING_ON_PAGE, type SellingQuery, writeSellingQuery } from "../../selling-query.ts";
import { SellingShops } from "./selling-shops.tsx";

type SellingListProps = {
  /** Of the product's page. */
  path: string;
  list: List;
  isOpenWanted: boolean;
  /** Nearest to the visitor first, else best first. */
  isNearest: boolean;
  now: string;
};

/** The shops that have a product, page by page, all or those that are open. All links, so it works without JavaScript. */
export function SellingList({ path, list, isOpenWanted, isNearest, now }: SellingListProps) {
  const { openCount, page: currentPage, pageCount } = list;
  // The list is far down its page, so the links keep the scroll position.
  const addressOf = (asked: SellingQuery) => `${path}${writeSellingQuery(asked)}#where`;
  const openNow = {
    key: "now",
    words: useOpenNowWords(),
    // Offered also when no shop is known to be open: the filtered list contains those of unknown hours.
    count: openCount || undefined,
    isPressed: isOpenWanted,
    to: addressOf({ isOpenWanted: !isOpenWanted, page: 1 }),
  };
  return (
    <Stack gap={4}>
      <FilterRow label={openNow.words} choices={[openNow]} />
      {isOpenWanted ? (
        <OpenShops list={list} now={now} />
      ) : (
        <AllShops list={list} isNearest={isNearest} now={now} />
      )}
      <Pagination
        currentPage={currentPage}
        pageCount={pageCount}
        addressOf={(page) => addressOf({ isOpenWanted, page })}
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

type AllShopsProps = { list: List; isNearest: boolean; now: string };

function AllShops({ list: { items, total, pageCount }, isNearest, now }: AllShopsProps) {
  return (
    <>
      <p role="status">
        {isNearest ? (
          <Plural
            id="product-page.where.all-nearest"
            value={total}
            one="# shop has it on the menu."
            other="# shops have it on the menu. The nearest come first."
          />
        ) : pageCount > 1 ? (
          <Plural
            id="product-page.where.best-first"
            value={total}
            one="# shop has it on the menu."
            other="# shops have it on the menu. Those we know most about come first."
          />
        ) : (
          <Plural
            id="product-page.where.all"
            value={total}
            one="# shop has it on the menu."
            other="# shops have it on the menu."
          />
        )}
      </p>
      <SellingShops shops={items} now={now} />
    </>
  );
}
