import { useLingui } from "@lingui/react/macro";
import type { RatingFilter } from "#features/shops/traits.ts";
import type { FacetValue, NamedFacetValue, ProductFacets } from "../product-list.ts";
import { chosenCountOf, type ProductFilters, type ProductsAddressOf } from "../product-query.ts";
import { useEffectWords } from "./effect-words.ts";
import type { FacetChoice } from "./facet-group.tsx";
import { useFlavourWords } from "./flavour-words.ts";
import { useMarketedAsWords } from "./marketed-as-words.ts";
import { gramBandText, ratingText, thcBandText } from "../filter-words.ts";
import type { GramBand, ThcBand } from "../product-bands.ts";

export interface FacetOfList {
  key: keyof ProductFacets;
  title: string;
  choices: FacetChoice[];
}

type ProductFacetsOptions = { filters: ProductFilters; facets: ProductFacets; addressOf: ProductsAddressOf };

const LISTS = {
  effect: "effects",
  flavour: "flavours",
  marketedAs: "marketedAs",
  thc: "thc",
  gram: "gram",
  brand: "brands",
} as const;

/** The facets of a list in display order, in words and with the address of each value. */
export function useProductFacets({ filters, facets, addressOf }: ProductFacetsOptions): FacetOfList[] {
  const { t, i18n } = useLingui();
  const effects: Record<string, string> = useEffectWords();
  const flavours: Record<string, string> = useFlavourWords();
  const kinds: Record<string, string> = useMarketedAsWords();
  const isSecond = chosenCountOf(filters) > 0;

  function choice(value: FacetValue, words: string, change: Partial<ProductFilters>): FacetChoice {
    const to = addressOf({ ...filters, page: 1, ...change });
    const { count, isChosen } = value;
    return { key: value.value, words, count, isChosen, to, isCombination: isSecond };
  }

  function choices(facet: keyof typeof LISTS, wordsOf: (value: FacetValue) => string): FacetChoice[] {
    const list = LISTS[facet];
    return facets[facet].map((value) =>
      choice(value, wordsOf(value), { [list]: toggled(filters[list] as string[], value.value) }),
    );
  }

  const nameOf = (value: FacetValue) => (value as NamedFacetValue).name;
  const openNow = t({ id: "facet.open-now", message: "In a shop that’s open" });
  return [
    {
      key: "open",
      title: t({ id: "facet.open", message: "Open now" }),
      choices: facets.open.map((value) => choice(value, openNow, { isOpenNow: !filters.isOpenNow })),
    },
    {
      key: "marketedAs",
      title: t({ id: "facet.marketed-as", message: "Sold as" }),
      choices: choices("marketedAs", ({ value }) => kinds[value] ?? value),
    },
    {
      key: "effect",
      title: t({ id: "facet.effect", message: "Effect" }),
      choices: mostFirst(choices("effect", ({ value }) => effects[value] ?? value)),
    },
    {
      key: "flavour",
      title: t({ id: "facet.flavour", message: "Flavour" }),
      choices: mostFirst(choices("flavour", ({ value }) => flavours[value] ?? value)),
    },
    {
      key: "thc",
      title: t({ id: "facet.thc", message: "THC" }),
      choices: choices("thc", ({ value }) => thcBandText(value as ThcBand, i18n)),
    },
    {
      key: "gram",
      title: t({ id: "facet.gram", message: "Price per gram" }),
      choices: choices("gram", ({ value }) => gramBandText(value as GramBand, i18n)),
    },
    {
      key: "rating",
      title: t({ id: "filter.rating.title", message: "Rating" }),
      choices: facets.rating.map((value) => {
        const stars = value.value as RatingFilter;
        return choice(value, ratingText(stars, i18n), { rating: value.isChosen ? null : stars });
      }),
    },
    {
      key: "brand",
      title: t({ id: "facet.brand", message: "Brand or breeder" }),
      choices: choices("brand", nameOf),
    },
  ];
}

function mostFirst(choices: FacetChoice[]): FacetChoice[] {
  return choices.toSorted((a, b) => b.count - a.count);
}

function toggled(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
