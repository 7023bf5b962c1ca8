import { filterListings } from "#features/shops/filter-listings.ts";
import { statesAt } from "#features/shops/known-times.ts";
import type { Listing } from "#features/shops/listing.ts";
import { metresFrom } from "#features/shops/metres-from.ts";
import { momentsOf } from "#features/shops/moments-of.ts";
import type { ShopList } from "#features/shops/shop-list.ts";
import { PAGE_SIZE, type ShopFilters } from "#features/shops/shop-query.ts";
import type { ShopCard } from "#features/shops/shop.ts";
import { traitsOf } from "#features/shops/traits.ts";
import type { Point } from "#platform/geo/geo.ts";
import { languageTag, type Locale } from "#platform/i18n/locales.ts";
import { timesKnownInPack } from "./known-in-pack.ts";
import type { PackContent, ShopInPack } from "./pack.ts";
import { shopsCalledInPack } from "./pack-search.ts";
import { cardOfPack } from "./shop-of-pack.ts";

export interface PackListQuery {
  filters: ShopFilters;
  /** For distances, the order "nearest" and the filter of distance; without it these have no effect. */
  near?: Point | undefined;
  now: Date;
  locale: Locale;
  /** All shops on one page, whatever page is asked for. */
  isWhole?: boolean;
}

interface PackListing extends Listing {
  shop: ShopInPack;
  /** From 0, in the order of the pack, best first. */
  place: number;
}

/** The list that the site would answer with, of the shops of a pack. */
export function packList(content: PackContent, asked: PackListQuery): ShopList {
  const { filters, near, now, isWhole = false } = asked;
  const { chosen, unknownHoursCount, facets } = filterListings(listingsOfPack(content, asked), filters);
  const sorted = inOrder(chosen, asked);
  const pageSize = isWhole ? Math.max(1, sorted.length) : PAGE_SIZE;
  const pageCount = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = Math.min(filters.page, pageCount);
  const shown = sorted.slice((page - 1) * pageSize, page * pageSize);
  const items = shown.map(({ shop }): ShopCard => {
    const card = cardOfPack(content, shop, { now, near });
    // As on the site, a reader sees why it is at its place.
    return filters.sort === "price" ? { ...card, lowCentsPerGram: shop.lowCentsPerGram } : card;
  });
  return { items, total: sorted.length, unknownHoursCount, page, pageCount, facets };
}

function listingsOfPack(content: PackContent, { filters, near, now }: PackListQuery): PackListing[] {
  const called = shopsCalledInPack(content, filters.q);
  const timesOf = timesKnownInPack(content, now);
  const states = statesAt(momentsOf(filters.open, now));
  const metres = near ? metresFrom(near) : () => null;
  const listings = content.shops.map((shop, place) => ({
    shopId: idOf(shop),
    traits: traitsOf({ ...shop, terrace: shop.consumption.terrace }),
    ...states(timesOf(shop)),
    metres: metres(shop),
    shop,
    place,
  }));
  return called === null ? listings : listings.filter(({ shop }) => called.has(shop));
}

const idOf = ({ _id: id }: ShopInPack) => Number(id);

function inOrder(chosen: PackListing[], { filters, locale }: PackListQuery): PackListing[] {
  const hasPoint = chosen.some(({ metres }) => metres !== null);
  const sorted = chosen.toSorted(orderOf(filters.sort, { hasPoint, locale }));
  if (filters.open === null) return sorted;
  const isUnknown = ({ asked }: PackListing) => asked === "unknown";
  return [...sorted.filter((listing) => !isUnknown(listing)), ...sorted.filter(isUnknown)];
}

type Order = (a: PackListing, b: PackListing) => number;

/** Among those that are equally near or dear the best is first. */
function orderOf(
  sort: ShopFilters["sort"],
  { hasPoint, locale }: { hasPoint: boolean; locale: Locale },
): Order {
  const best: Order = (a, b) => a.place - b.place;
  switch (sort) {
    case "best":
      return best;
    case "price": {
      const priceOf = ({ shop }: PackListing) => shop.lowCentsPerGram ?? Number.MAX_SAFE_INTEGER;
      return (a, b) => priceOf(a) - priceOf(b) || best(a, b);
    }
    case "newest":
      // To the microsecond, which a date has not; instants of one form are in order as texts.
      return (a, b) => compared(b.shop.createdAt, a.shop.createdAt) || b.shopId - a.shopId;
    case "nearest":
      if (hasPoint) return (a, b) => (a.metres ?? 0) - (b.metres ?? 0) || best(a, b);
      return byName(locale);
    case "name":
      return byName(locale);
  }
}

/** Numbers last, as on the site; names that are alike in an alphabet are in the order of their letters. */
function byName(locale: Locale): Order {
  const alphabet = new Intl.Collator(languageTag(locale));
  const isNumber = ({ shop }: PackListing) => +/^[0-9]/.test(shop.sortName);
  return (a, b) =>
    isNumber(a) - isNumber(b) ||
    alphabet.compare(a.shop.sortName, b.shop.sortName) ||
    compared(a.shop.sortName, b.shop.sortName) ||
    a.shopId - b.shopId;
}

function compared(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
