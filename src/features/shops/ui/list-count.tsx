import { Plural, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import type { ShopList } from "../shop-list.ts";
import { isPlainList, type ListStandard, type ShopFilters } from "../shop-query.ts";

type ListCountProps = {
  list: Pick<ShopList, "total" | "unknownHoursCount">;
  filters: ShopFilters;
  standard: ListStandard;
};

/** How many a list has: its coffeeshops, or what was filtered out of all its shops; those that are open apart from those of unknown hours. */
export function ListCount({ list, filters, standard }: ListCountProps) {
  const { i18n } = useLingui();
  const total = list.total - list.unknownHoursCount;
  const unknown = countText(i18n.locale, list.unknownHoursCount);
  if (filters.open !== null && list.unknownHoursCount > 0) {
    return (
      <Plural
        id="list.open-and-unknown"
        value={total}
        one={`# open · ${unknown} unknown`}
        other={`# open · ${unknown} unknown`}
      />
    );
  }
  if (filters.open !== null) return <Plural id="list.open" value={total} one="# open" other="# open" />;
  if (isPlainList(filters, standard))
    return <Plural id="list.coffeeshops" value={total} one="# coffeeshop" other="# coffeeshops" />;
  return <Plural id="list.count" value={total} one="# shop" other="# shops" />;
}
