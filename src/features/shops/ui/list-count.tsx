import { Plural } from "@lingui/react/macro";
import type { ShopList } from "../shop-list.ts";
import { isPlainList, type ListStandard, type ShopFilters } from "../shop-query.ts";

type ListCountProps = {
  list: Pick<ShopList, "total" | "unknownHoursCount">;
  filters: ShopFilters;
  standard: ListStandard;
};

/** How many a list has: its coffeeshops, or what was filtered out of all its shops. */
export function ListCount({ list, filters, standard }: ListCountProps) {
  const total = list.total - list.unknownHoursCount;
  if (isPlainList(filters, standard))
    return <Plural id="list.coffeeshops" value={total} one="# coffeeshop" other="# coffeeshops" />;
  return <Plural id="list.count" value={total} one="# shop" other="# shops" />;
}
