import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { NamedFacetValue } from "../product-list.ts";
import { type ProductFilters, writeProductFilters } from "../product-query.ts";

type CitiesOfProductsProps = {
  cities: readonly NamedFacetValue[];
  /** `/weed`, `/products`, … */
  listPath: string;
  filters: ProductFilters;
};

/** Where most of the list can be had, each city with a list of its own with the same filters. */
export function CitiesOfProducts({ cities, listPath, filters }: CitiesOfProductsProps) {
  const { t, i18n } = useLingui();
  if (cities.length === 0) return null;
  return (
    <Section title={t({ id: "products.cities", message: "On menus in" })}>
      <ChipRow label={t({ id: "products.cities.label", message: "Towns where these products are sold" })}>
        {cities.map(({ value, name, count }) => (
          <ChipLink
            key={value}
            to={`${listPath}/${value}${writeProductFilters({ ...filters, page: 1 })}`}
            count={countText(i18n.locale, count)}
          >
            {name}
          </ChipLink>
        ))}
      </ChipRow>
    </Section>
  );
}
