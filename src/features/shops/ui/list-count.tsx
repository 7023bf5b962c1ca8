import { Plural } from "@lingui/react/macro";
import type { ShopList } from "../shop-list.ts";
import { isPlainList, type ListStandard, type ShopFilters } from "../shop-query.ts";
import { OpenAndUnknown } from "./open-and-unknown.tsx";

type ListCountProps = {
  list: Pick<ShopList, "total" | "unknownHoursCount">;
  filters: ShopFilters;
  standard: ListStandard;
};

/** How many a list has: its coffeeshops, or what was filtered out of all its shops; those that are open apart from those of unknown hours. */
export function ListCount({ list, filters, standard }: ListCountProps) {
  const total = list.total - list.unknownHoursCount;
  if (filters.open !== null && list.unknownHoursCount > 0)
    return <OpenAndUnknown total={total} unknownCount={list.unknownHoursCount} />;
  if (filters.open !== null) return <Plural id="list.open" value={total} one="# open" other="# open" />;
  if (isPlainList(filters, standard))
    return <Plural id="list.coffeeshops" value={total} one="# coffeeshop" other="# coffeeshops" />;
  return <Plural id="list.count" value={total} one="# shop" other="# shops" />;
}
