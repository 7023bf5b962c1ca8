import { Plural, Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { PAGE_SIZE } from "../shop-query.ts";
import type { ShopList } from "../shop-list.ts";
import { ShopGrid } from "./shop-grid.tsx";

type ShopListItemsProps = {
  list: ShopList;
  isOpenWanted: boolean;
  now: string;
};

/** The shops of one page, counted. Where open ones were asked for, those of unknown hours stand below under their own heading. */
export function ShopListItems({ list, isOpenWanted, now }: ShopListItemsProps) {
  const { items, total, unknownHoursCount, page } = list;
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
  const openCount = total - unknownHoursCount;
  const openHere = Math.max(0, openCount - (page - 1) * PAGE_SIZE);
  const [open, unknown] = [items.slice(0, openHere), items.slice(openHere)];
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
      {open.length > 0 && <ShopGrid shops={open} level={2} now={now} />}
      {unknown.length > 0 && (
        <Section title={<Trans id="list.unknown">Hours not known</Trans>}>
          <ShopGrid shops={unknown} now={now} />
        </Section>
      )}
    </Stack>
  );
}
