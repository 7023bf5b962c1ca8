import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { FilterGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { ResidentsRule } from "../../places/municipality.ts";
import { AMENITY_FILTERS } from "../amenities.ts";
import type { AddressOf, ShopFilters as Filters } from "../shop-query.ts";
import type { ShopFacets } from "../shop-list.ts";
import { SHOP_KINDS } from "../shop.ts";
import { FilterRow } from "./filter-row.tsx";
import { OpenAtForm } from "./open-at-form.tsx";
import styles from "./shop-filters.module.css";
import { useAmenityWords, useResidentsChoiceWords } from "./filter-words.ts";
import { useKindWords } from "./kind-words.ts";
import { useDistanceChoices } from "./use-distance-choices.ts";
import { useOpenChoices } from "./use-open-choices.ts";

export type ShopFiltersProps = {
  filters: Filters;
  facets: ShopFacets;
  addressOf: AddressOf;
  /** ISO 8601. */
  now: string;
};

/** The filters of a list. The most important ones come first and fit a phone: is it open, do I get in. The rest is collapsed. */
export function ShopFilters({ now, ...choices }: ShopFiltersProps) {
  const { filters, facets, addressOf } = choices;
  const { t } = useLingui();
  const residents = useResidentsChoiceWords();
  const [openNow, ...openThen] = useOpenChoices(choices);
  const choiceOf = (rule: Exclude<ResidentsRule, "unknown">) => ({
    key: rule,
    words: residents[rule],
    count: facets.residents[rule],
    isPressed: filters.residents === rule,
    to: addressOf({ ...filters, page: 1, residents: filters.residents === rule ? null : rule }),
  });
  return (
    <Stack gap={2}>
      <FilterRow
        label={t({ id: "filter.first", message: "Open and access" })}
        choices={[openNow, choiceOf("anyone"), ...openThen, choiceOf("residentsOnly")]}
      />
      <MoreFilters {...choices} now={now} />
    </Stack>
  );
}

function MoreFilters({ filters, facets, addressOf, now }: ShopFiltersProps) {
  const { t, i18n } = useLingui();
  const kinds = useKindWords();
  const amenities = useAmenityWords();
  const distanceChoices = useDistanceChoices({ filters, facets, addressOf });
  const to = (change: Partial<Filters>) => addressOf({ ...filters, page: 1, ...change });
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
  const chosenCount = filters.kinds.length + filters.amenities.length + (filters.withinKm === null ? 0 : 1);
  const chosen = countText(i18n.locale, chosenCount);
  return (
    <details className={styles.more} open={chosenCount > 0}>
      <summary>
        <Icon glyph={FilterGlyph} />
        {chosenCount === 0 ? (
          <Trans id="filter.more">More filters</Trans>
        ) : (
          <Trans id="filter.more-chosen">More filters ({chosen})</Trans>
        )}
      </summary>
      <div className={styles.rows}>
        <FilterRow label={t({ id: "filter.distance", message: "Distance" })} choices={distanceChoices} />
        <FilterRow label={t({ id: "filter.kind", message: "Kind of shop" })} choices={kindChoices} />
        <FilterRow label={t({ id: "filter.amenities", message: "Amenities" })} choices={amenityChoices} />
        <OpenAtForm filters={filters} addressOf={addressOf} now={now} />
      </div>
    </details>
  );
}

function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
