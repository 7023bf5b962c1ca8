import { useLingui } from "@lingui/react/macro";
import { distanceText, wallClockText } from "#platform/i18n/format.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { RESIDENTS_RULES } from "../../places/municipality.ts";
import { AMENITY_FILTERS } from "../amenities.ts";
import { type AddressOf, type ShopFilters as Filters, WITHIN_KM } from "../shop-query.ts";
import type { ShopFacets } from "../shop-list.ts";
import { SHOP_KINDS } from "../shop.ts";
import { type FilterChoice, FilterRow } from "./filter-row.tsx";
import { useAmenityWords, useKindWords, useResidentsChoiceWords } from "./shop-words.ts";

type ShopFiltersProps = {
  filters: Filters;
  facets: ShopFacets;
  addressOf: AddressOf;
};

/** The filters of a list. What visitors ask first stands first: is it open, do I get in, how far is it. */
export function ShopFilters({ filters, facets, addressOf }: ShopFiltersProps) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const residents = useResidentsChoiceWords();
  const amenities = useAmenityWords();
  const openChoices = useOpenChoices({ filters, facets, addressOf });
  const distanceChoices = useDistanceChoices({ filters, facets, addressOf });
  const to = (change: Partial<Filters>) => addressOf({ ...filters, page: 1, ...change });
  const residentsChoices = RESIDENTS_RULES.filter((rule) => rule !== "unknown").map((rule) => ({
    key: rule,
    words: residents[rule],
    count: facets.residents[rule],
    isPressed: filters.residents === rule,
    to: to({ residents: filters.residents === rule ? null : rule }),
  }));
  const kindChoices = SHOP_KINDS.map((kind) => ({
    key: kind,
    words: kinds[kind].many,
    count: facets.kinds[kind],
    isPressed: filters.kinds.includes(kind),
    to: to({ kinds: toggled(filters.kinds, kind) }),
  }));
  const amenityChoices = AMENITY_FILTERS.map((amenity) => ({
    key: amenity,
    words: amenities[amenity],
    count: facets.amenities[amenity],
    isPressed: filters.amenities.includes(amenity),
    to: to({ amenities: toggled(filters.amenities, amenity) }),
  }));
  return (
    <Stack gap={3}>
      <FilterRow
        label={t({ id: "filter.first", message: "Open, access and distance" })}
        choices={[...openChoices, ...residentsChoices, ...distanceChoices]}
      />
      <FilterRow label={t({ id: "filter.kind", message: "Kind of shop" })} choices={kindChoices} />
      <FilterRow label={t({ id: "filter.amenities", message: "Amenities" })} choices={amenityChoices} />
    </Stack>
  );
}

function useOpenChoices({ filters, facets, addressOf }: ShopFiltersProps): FilterChoice[] {
  const { t, i18n } = useLingui();
  const { open } = filters;
  const to = (value: Filters["open"]) =>
    addressOf({ ...filters, page: 1, open: open === value ? null : value });
  const choices: FilterChoice[] = [
    {
      key: "now",
      words: t({ id: "filter.open-now", message: "Open now" }),
      // Offered also when none is known to be: it brings those of unknown hours along.
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

function useDistanceChoices({ filters, facets, addressOf }: ShopFiltersProps): FilterChoice[] {
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

function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
