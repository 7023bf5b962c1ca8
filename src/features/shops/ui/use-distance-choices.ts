import { useLingui } from "@lingui/react/macro";
import { distanceText } from "#platform/i18n/format.ts";
import { type AddressOf, type ShopFilters, WITHIN_KM } from "../shop-query.ts";
import type { ShopFacets } from "../shop-list.ts";
import type { FilterChoice } from "./filter-row.tsx";

type DistanceChoicesOptions = { filters: ShopFilters; facets: ShopFacets; addressOf: AddressOf };

/** How far a shop may be; a list without a point has zero counts, which are not offered. */
export function useDistanceChoices({ filters, facets, addressOf }: DistanceChoicesOptions): FilterChoice[] {
  const { t, i18n } = useLingui();
  return WITHIN_KM.map((km) => {
    const distance = distanceText(i18n.locale, km * 1000);
    const isPressed = filters.withinKm === km;
    return {
      key: String(km),
      words: t({ id: "filter.within", message: `Within ${distance}` }),
      count: facets.withinKm[km],
      isPressed,
      to: addressOf({ ...filters, page: 1, withinKm: isPressed ? null : km }),
    };
  });
}
