import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useMemo } from "react";
import { Stack } from "#ui/layout/stack.tsx";
import { UnknownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import type { OpenFilter } from "../open-filter.ts";
import { PAGE_SIZE } from "../shop-query.ts";
import type { ShopInList } from "../shop-in-list.ts";
import type { ShopList } from "../shop-list.ts";
import styles from "./shop-list-items.module.css";
import type { ShopRowProps } from "./shop-row.tsx";
import { ShopRows } from "./shop-rows.tsx";

type ShopListItemsProps = {
  list: ShopList<ShopInList>;
  /** The hours that were asked for. */
  open: OpenFilter | null;
  /** Where distances begin; null where the order says so, or there are none. */
  measured: ReactNode;
  pages: ReactNode;
  row: Pick<ShopRowProps, "now" | "placeName" | "afterDistance" | "shopPath">;
};

/** The shops of one page. When filtered by open, those of unknown hours are folded away below, counted. */
export function ShopListItems({ list, open: openAsked, measured, pages, row }: ShopListItemsProps) {
  const { items, total, unknownHoursCount, page } = list;
  const isOpenWanted = openAsked !== null;
  const openCount = total - unknownHoursCount;
  const openHere = isOpenWanted ? Math.max(0, openCount - (page - 1) * PAGE_SIZE) : items.length;
  // Memoised: rendered again only when the items change.
  const [open, unknown] = useMemo(
    () => [items.slice(0, openHere), items.slice(openHere)] as const,
    [items, openHere],
  );
  // The same grey line in every row says nothing that one below them does not say.
  const isAllUnknown =
    !isOpenWanted && items.length > 1 && items.every(({ opening }) => opening.state === "unknown");
  return (
    <>
      {measured}
      {isOpenWanted && openCount === 0 && (
        <p role="status">
          {openAsked === "now" ? (
            <Trans id="list.none-open-now">We don’t know of any shop here that’s open now.</Trans>
          ) : (
            <Trans id="list.none-open">We don’t know of any shop here that’s open then.</Trans>
          )}
        </p>
      )}
      {open.length > 0 && <ShopRows shops={open} isFirst isHoursSaid={isAllUnknown} {...row} />}
      {isAllUnknown && (
        <p className={styles.allUnknown}>
          <Icon glyph={UnknownGlyph} size={16} />
          <Trans id="list.all-unknown">
            Nobody has told us the hours of these shops yet. Know one? Open it and add them.
          </Trans>
        </p>
      )}
      {unknown.length === 0 ? (
        pages
      ) : (
        <UnknownHours count={unknownHoursCount} isOpen={open.length === 0}>
          <ShopRows
            shops={unknown}
            level={openCount > 0 ? 3 : 2}
            isFirst={open.length === 0}
            isHoursSaid
            {...row}
          />
          {pages}
        </UnknownHours>
      )}
    </>
  );
}

type UnknownHoursProps = { count: number; isOpen: boolean; children: ReactNode };

/** Unknown is not closed: how many there are, and a button that shows them. */
function UnknownHours({ count, isOpen, children }: UnknownHoursProps) {
  return (
    <details className={styles.unknown} open={isOpen}>
      <summary className={styles.summary}>
        <strong>
          <Plural
            id="list.unknown-hours"
            value={count}
            one="We don’t know the hours of # shop."
            other="We don’t know the hours of # shops."
          />
        </strong>
        <span>
          <Trans id="list.unknown-hours.advice">They may be open: call, or walk by.</Trans>
        </span>
        <span className={buttonLook("quiet", true, styles.show)}>
          <Trans id="list.unknown-hours.show">Show them too</Trans>
        </span>
      </summary>
      <Stack gap={4}>{children}</Stack>
    </details>
  );
}
