import { useLingui } from "@lingui/react/macro";
import { wallClockText } from "#platform/i18n/format.ts";
import type { AddressOf, ShopFilters } from "../shop-query.ts";
import type { ShopFacets } from "../shop-list.ts";
import type { FilterChoice } from "./filter-row.tsx";

type OpenChoicesOptions = { filters: ShopFilters; facets: ShopFacets; addressOf: AddressOf };

/** The names of the filter for open shops, in all lists of shops. */
export function useOpenNowWords(): string {
  const { t } = useLingui();
  return t({ id: "filter.open-now", message: "Open now" });
}

/** Open now, past midnight, and the requested moment if there is one. */
export function useOpenChoices({
  filters,
  facets,
  addressOf,
}: OpenChoicesOptions): [now: FilterChoice, ...then: FilterChoice[]] {
  const { t, i18n } = useLingui();
  const openNow = useOpenNowWords();
  const { open } = filters;
  const to = (value: ShopFilters["open"]) =>
    addressOf({ ...filters, page: 1, open: open === value ? null : value });
  const choices: [FilterChoice, FilterChoice] = [
    {
      key: "now",
      words: openNow,
      // Offered also when no shop is known to be open: the filtered list contains those of unknown hours.
      count: facets.open.now || undefined,
      isPressed: open === "now",
      to: to("now"),
    },
    {
      key: "late",
      words: t({ id: "filter.open-late", message: "Open past midnight" }),
      count: facets.open.late,
      isPressed: open === "late",
      to: to("late"),
    },
  ];
  if (open === null || open === "now" || open === "late") return choices;
  const moment = wallClockText(i18n.locale, open);
  const words = t({ id: "filter.open-at", message: `Open ${moment}` });
  return [...choices, { key: open, words, isPressed: true, to: to(open) }];
}
