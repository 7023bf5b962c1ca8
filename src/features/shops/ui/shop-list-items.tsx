import { Plural } from "@lingui/react/macro";
import { useMemo } from "react";
import { Stack } from "#ui/layout/stack.tsx";
import { PAGE_SIZE } from "../shop-query.ts";
import type { ShopInList } from "../shop-in-list.ts";
import type { ShopList } from "../shop-list.ts";
import { ShopGrid } from "./shop-grid.tsx";
import { OpenThenUnknown } from "./open-then-unknown.tsx";

type ShopListItemsProps = {
  list: ShopList<ShopInList>;
  isOpenWanted: boolean;
  now: string;
};

/** The shops of one page, counted. When filtered by open, those of unknown hours are below under their own heading. */
export function ShopListItems({ list, isOpenWanted, now }: ShopListItemsProps) {
  const { items, total, unknownHoursCount, page } = list;
  const openCount = total - unknownHoursCount;
  const openHere = Math.max(0, openCount - (page - 1) * PAGE_SIZE);
  // Memoised: rendered again only when the items change.
  const [open, unknown] = useMemo(
    () => [items.slice(0, openHere), items.slice(openHere)] as const,
    [items, openHere],
  );
  if (!isOpenWanted) {
    return (
      <Stack gap={6}>
        <p role="status">
          <Plural id="list.count" value={total} one="# shop" other="# shops" />
        </p>
        <ShopGrid shops={items} level={2} now={now} />
      </Stack>
    );
  }
  return (
    <OpenThenUnknown
      openCount={openCount}
      unknownHoursCount={unknownHoursCount}
      open={open.length > 0 && <ShopGrid shops={open} level={2} now={now} />}
      unknown={unknown.length > 0 && <ShopGrid shops={unknown} now={now} />}
    />
  );
}
