import { useLingui } from "@lingui/react/macro";
import { RESIDENTS_RULES } from "../../places/municipality.ts";
import { countText } from "#platform/i18n/format.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { AMENITY_FILTERS } from "../amenities.ts";
import { type ShopFilters as Filters, writeShopFilters } from "../shop-query.ts";
import { SHOP_KINDS } from "../shop.ts";
import { useAmenityWords, useKindWords, useResidentsWords } from "./shop-words.ts";
import type { ShopFacets } from "../shop-list.ts";

/** The filters of a list as real links with counts. What nobody would find anything behind is not offered. */
export function ShopFilters({
  filters,
  facets,
  path,
}: {
  filters: Filters;
  facets: ShopFacets;
  path: string;
}) {
  const { t, i18n } = useLingui();
  const kinds = useKindWords();
  const residents = useResidentsWords();
  const amenities = useAmenityWords();
  const removeLabel = t({ id: "filter.remove", message: "remove this filter" });
  const to = (change: Partial<Filters>) => path + writeShopFilters({ ...filters, page: 1, ...change });
  const count = (n: number) => countText(i18n.locale, n);

  return (
    <Stack gap={3}>
      <ChipRow label={t({ id: "filter.kind", message: "Kind of shop" })} isScrolling>
        {SHOP_KINDS.filter((kind) => facets.kinds[kind] > 0 || filters.kinds.includes(kind)).map((kind) => (
          <ChipLink
            key={kind}
            to={to({ kinds: toggled(filters.kinds, kind) })}
            isPressed={filters.kinds.includes(kind)}
            count={count(facets.kinds[kind])}
            removeLabel={removeLabel}
          >
            {kinds[kind].many}
          </ChipLink>
        ))}
      </ChipRow>
      <ChipRow label={t({ id: "filter.access", message: "Who gets in" })} isScrolling>
        {RESIDENTS_RULES.filter(
          (rule) => rule !== "unknown" && (facets.residents[rule] > 0 || filters.residents === rule),
        ).map((rule) => (
          <ChipLink
            key={rule}
            to={to({ residents: filters.residents === rule ? null : rule })}
            isPressed={filters.residents === rule}
            count={count(facets.residents[rule])}
            removeLabel={removeLabel}
          >
            {residents[rule]}
          </ChipLink>
        ))}
      </ChipRow>
      <ChipRow label={t({ id: "filter.amenities", message: "Amenities" })} isScrolling>
        {AMENITY_FILTERS.filter(
          (amenity) => facets.amenities[amenity] > 0 || filters.amenities.includes(amenity),
        ).map((amenity) => (
          <ChipLink
            key={amenity}
            to={to({ amenities: toggled(filters.amenities, amenity) })}
            isPressed={filters.amenities.includes(amenity)}
            count={count(facets.amenities[amenity])}
            removeLabel={removeLabel}
          >
            {amenities[amenity]}
          </ChipLink>
        ))}
      </ChipRow>
    </Stack>
  );
}

function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
