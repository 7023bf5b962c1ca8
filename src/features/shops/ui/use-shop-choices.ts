import { useLingui } from "@lingui/react/macro";
import { centsText, countText, dayText, distanceText, wallClockText } from "#platform/i18n/format.ts";
import type { FilterChoice } from "#ui/filters/filter-group.tsx";
import { AMENITY_FILTERS } from "../amenities.ts";
import type { ShopFacets } from "../shop-list.ts";
import { type AddressOf, type ListStandard, type ShopFilters, WITHIN_KM } from "../shop-query.ts";
import { SHOP_KINDS } from "../shop.ts";
import { PRICE_FILTERS, RATING_FILTERS } from "../traits.ts";
import { useAmenityWords, useResidentsChoiceWords } from "./filter-words.ts";
import { useKindWords } from "./kind-words.ts";
import { useOpenNowWords } from "./use-open-now-words.ts";

type ShopChoicesOptions = {
  filters: ShopFilters;
  facets: ShopFacets;
  addressOf: AddressOf;
  standard: ListStandard;
  /** How many shops the list has. */
  total: number;
  /** Enough shops have a rating (server/offered-sorts.ts). */
  hasRatings: boolean;
  /** And enough a public price. */
  hasPrices: boolean;
  /** When the shops were read, ISO 8601. */
  now: string;
};

export interface ShopChoices {
  open: FilterChoice[];
  residents: FilterChoice[];
  kinds: FilterChoice[];
  amenities: FilterChoice[];
  ratings: FilterChoice[];
  prices: FilterChoice[];
  within: FilterChoice[];
  /** Those that are chosen beyond what the list shows by itself, each leading to the list without it. */
  chosen: FilterChoice[];
}

/**
 * The choices of all filters of a list. What no shop answers is not offered, and neither is what all shops of the list answer:
 * it would change nothing.
 */
export function useShopChoices({
  filters,
  facets,
  addressOf,
  standard,
  total,
  hasRatings,
  hasPrices,
  now,
}: ShopChoicesOptions): ShopChoices {
  const { t, i18n } = useLingui();
  const residents = useResidentsChoiceWords();
  const kindWords = useKindWords();
  const amenityWords = useAmenityWords();
  const openNow = useOpenNowWords();
  const countOf = (count: number) => countText(i18n.locale, count);
  const to = (change: Partial<ShopFilters>) => addressOf({ ...filters, page: 1, ...change });
  const isOffered = ({ count, isChosen }: { count: number; isChosen: boolean }) => count > 0 || isChosen;
  const narrows = ({ count, isChosen }: { count: number; isChosen: boolean }) =>
    isChosen || (count > 0 && count < total);
  const counted = <Choice extends { count: number }>(choice: Choice) => ({
    ...choice,
    count: countOf(choice.count),
  });

  const openChoice = (key: string, words: string, count?: number): FilterChoice => ({
    key,
    words,
    count: count ? countOf(count) : undefined,
    isChosen: filters.open === key,
    to: to({ open: filters.open === key ? null : key }),
  });
  // "Open now" is offered also when no shop is known to be open: the list then says whose hours are not known.
  const time = dayText(i18n.locale, "time", now);
  const openThen = t({ id: "filter.open-now-at", message: `Open now, ${time}` });
  const open = [openChoice("now", filters.open === "now" ? openThen : openNow, facets.open.now)];
  if (facets.open.late > 0 || filters.open === "late") {
    const words = t({ id: "filter.open-late", message: "Open past midnight" });
    open.push(openChoice("late", words, facets.open.late));
  }
  if (filters.open !== null && filters.open !== "now" && filters.open !== "late") {
    const moment = wallClockText(i18n.locale, filters.open);
    open.push(openChoice(filters.open, t({ id: "filter.open-at", message: `Open ${moment}` })));
  }

  const residentsChoices = (["anyone", "residentsOnly"] as const)
    .map((rule) => ({
      key: rule,
      words: residents[rule],
      count: facets.residents[rule],
      isChosen: filters.residents === rule,
      to: to({ residents: filters.residents === rule ? null : rule }),
    }))
    .filter(narrows)
    .map(counted);

  const kinds = SHOP_KINDS.map((kind) => {
    const rest = toggled(filters.kinds, kind);
    return {
      key: kind,
      words: kindWords[kind].many,
      count: facets.kinds[kind],
      isChosen: filters.kinds.includes(kind),
      to: to({ kinds: rest.length > 0 ? rest : [...standard.kinds] }),
    };
  }).filter(({ count }) => count > 0);

  const amenities = AMENITY_FILTERS.map((amenity) => ({
    key: amenity,
    words: amenityWords[amenity],
    count: facets.amenities[amenity],
    isChosen: filters.amenities.includes(amenity),
    to: to({ amenities: toggled(filters.amenities, amenity) }),
  }))
    .filter(isOffered)
    .map(counted);

  const ratings = RATING_FILTERS.map((stars) => ({
    key: `rating-${stars}`,
    words: t({ id: "filter.rating", message: `${stars} stars or more` }),
    count: facets.ratings[stars],
    isChosen: filters.rating === stars,
    to: to({ rating: filters.rating === stars ? null : stars }),
  }))
    .filter((choice) => choice.isChosen || (hasRatings && narrows(choice)))
    .map(counted);

  const prices = PRICE_FILTERS.map((euros) => {
    const price = centsText(i18n.locale, Number(euros) * 100, { isWhole: true });
    return {
      key: `price-${euros}`,
      words: t({ id: "filter.price", message: `A gram for ${price} or less` }),
      count: facets.prices[euros],
      isChosen: filters.price === euros,
      to: to({ price: filters.price === euros ? null : euros }),
    };
  })
    .filter((choice) => choice.isChosen || (hasPrices && narrows(choice)))
    .map(counted);

  const within = WITHIN_KM.map((km) => {
    const distance = distanceText(i18n.locale, km * 1000);
    return {
      key: String(km),
      words: t({ id: "filter.within", message: `Within ${distance}` }),
      count: facets.withinKm[km],
      isChosen: filters.withinKm === km,
      to: to({ withinKm: filters.withinKm === km ? null : km }),
    };
  })
    .filter(
      (choice, index, all) => narrows(choice) && (choice.isChosen || choice.count !== all[index - 1]?.count),
    )
    .map(counted);

  const hasOwnKinds = filters.kinds.some((kind) => !standard.kinds.includes(kind));
  const chosenKinds = hasOwnKinds ? kinds.filter(({ isChosen }) => isChosen).map(counted) : [];
  const single = [...ratings, ...prices, ...within];
  const chosen = [...open, ...residentsChoices, ...chosenKinds, ...amenities, ...single].filter(
    ({ isChosen }) => isChosen,
  );
  // A single kind is no choice.
  const offeredKinds = kinds.length > 1 ? kinds.map(counted) : [];
  return {
    open,
    residents: residentsChoices,
    kinds: offeredKinds,
    amenities,
    ratings,
    prices,
    within,
    chosen,
  };
}

function toggled<Value>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
