import type { FilterNames } from "#features/news/news.ts";
import { type Choice, chosenValue, countChoices, type Value } from "#features/news/count-choices.ts";
import type { DealCard } from "./deal.ts";
import { type DealFilters, DEALS_ON_PAGE } from "./deal-query.ts";
import { type PageOf, pageOf } from "#platform/page-of.ts";

/** The facets: the values of each filter, counted among the deals that match the other filters. */
export interface DealFacets {
  categories: Choice[];
  kinds: Choice[];
  cities: Choice[];
  brands: Choice[];
}

export interface DealList extends PageOf<DealCard> {
  facets: DealFacets;
}

type Wish = "category" | "kind" | "city" | "brand";

/** A city has the deals of its shops, and those valid wherever the brand is sold. */
const FITS: Record<Wish, (deal: DealCard, asked: string) => boolean> = {
  category: (deal, asked) => deal.category === asked,
  kind: (deal, asked) => deal.kind === asked,
  city: (deal, asked) => deal.shops.length === 0 || deal.shops.some(({ city }) => city.slug === asked),
  brand: (deal, asked) => deal.brand.slug === asked,
};

const WISHES: readonly Wish[] = ["category", "kind", "city", "brand"];

/** A page of the filtered deals, in order. Payment does not change the order. */
export function filterDeals(deals: readonly DealCard[], filters: DealFilters, names?: FilterNames): DealList {
  const fits = (deal: DealCard, except?: Wish) =>
    WISHES.every((wish) => {
      const asked = filters[wish];
      return wish === except || asked === null || FITS[wish](deal, asked);
    });
  const besides = (wish: Wish) => deals.filter((deal) => fits(deal, wish));
  const wished = deals.filter((deal) => fits(deal)).toSorted(ORDERS[filters.sort]);
  const plain = (key: string) => [{ key, name: key }];
  return {
    ...pageOf(wished, { page: filters.page, size: DEALS_ON_PAGE }),
    facets: {
      categories: countChoices(
        besides("category"),
        ({ category }) => plain(category),
        chosenValue(filters.category),
      ),
      kinds: countChoices(besides("kind"), ({ kind }) => plain(kind), chosenValue(filters.kind)),
      cities: countCities(besides("city"), chosenValue(filters.city, names?.city)),
      brands: countChoices(
        besides("brand"),
        ({ brand }) => [{ key: brand.slug, name: brand.name }],
        chosenValue(filters.brand, names?.brand),
      ),
    },
  };
}

/** A deal that is valid everywhere counts in each offered city, since the list of each has it. */
function countCities(deals: readonly DealCard[], chosen: Value | null): Choice[] {
  const citiesOf = ({ shops }: DealCard) => shops.map(({ city }) => ({ key: city.slug, name: city.name }));
  const offered = new Map(deals.flatMap(citiesOf).map((city) => [city.key, city]));
  if (chosen) offered.set(chosen.key, chosen);
  const everywhere = [...offered.values()];
  return countChoices(deals, (deal) => (deal.shops.length === 0 ? everywhere : citiesOf(deal)), chosen);
}

const ORDERS: Record<DealFilters["sort"], (a: DealCard, b: DealCard) => number> = {
  ending: (a, b) => compare(a.validTo, b.validTo) || a.id - b.id,
  newest: (a, b) => compare(b.validFrom, a.validFrom) || b.id - a.id,
};

function compare(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}
