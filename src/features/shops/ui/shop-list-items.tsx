import { Plural, Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { PAGE_SIZE } from "../shop-query.ts";
import type { ShopList } from "../shop-list.ts";
import { ShopGridAsDrawn } from "./list-parts.ts";

type ShopListItemsProps = {
  list: ShopList;
  isOpenWanted: boolean;
  now: string;
};

/** The shops of one page, counted. Where open ones were asked for, those of unknown hours stand below under their own heading. */
export function ShopListItems({ list, isOpenWanted, now }: ShopListItemsProps) {
  const { items, total, unknownHoursCount, page } = list;
  const openCount = total - unknownHoursCount;
  const openHere = Math.max(0, openCount - (page - 1) * PAGE_SIZE);
  // Drawn anew only when they are others.
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
        <ShopGridAsDrawn shops={items} level={2} now={now} />
      </Stack>
    );
  }
  return (
    <Stack gap={8}>
      <p role="status">
        <Plural
          id="list.open-count"
          value={openCount}
          _0="No shop that we know the hours of is open then."
          one="# shop is open."
          other="# shops are open."
        />{" "}
        <Plural
          id="list.unknown-count"
          value={unknownHoursCount}
          _0=""
          one="The hours of # more are not known."
          other="The hours of # more are not known."
        />
      </p>
      {open.length > 0 && <ShopGridAsDrawn shops={open} level={2} now={now} />}
      {unknown.length > 0 && (
        <Section title={<Trans id="list.unknown">Hours not known</Trans>}>
          <ShopGridAsDrawn shops={unknown} now={now} />
        </Section>
      )}
    </Stack>
  );
}
