import type { OpeningState } from "#features/hours/opening-state.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { readCall } from "#platform/read-call.ts";
import { isRingComplete } from "./near-me.ts";
import type { Pin } from "./pin.ts";
import { pinQuery, type PinScope } from "./pin-scope.ts";
import { cardOfPreview, pinOfAnswer, type ShopPage, type ShopPin, type ShopPreview } from "./shop-answers.ts";
import type { ShopCard } from "./shop.ts";
import type { ShopFacets } from "./shop-list.ts";
import { type ShopFilters, writeShopFilters } from "./shop-query.ts";

/** The page of the call, for the look-up of moved pages (see readCall). */
interface Asking {
  pagePath: string;
  redirectTo: (path: string) => unknown;
  /** Of the names of places. */
  locale: Locale;
  signal?: AbortSignal | undefined;
}

/** As many as one answer may have (get-shops-query.ts). */
const SLICE = 50;
/** The nearest so many are enough for every ring: no place of the country has more shops within a kilometre. */
const MOST_AROUND = 400;

/** The counts of the filters around a visitor, within so many kilometres. The position goes into this call and is stored nowhere. */
export async function readFacetsAround(
  { point, filters }: { point: Point; filters: ShopFilters },
  { locale, ...asking }: Asking,
): Promise<ShopFacets> {
  const query = new URLSearchParams(writeShopFilters({ ...filters, sort: "best", page: 1 }));
  query.set("viewType", "list");
  query.set("lang", locale);
  query.set("latitude", String(point.latitude));
  query.set("longitude", String(point.longitude));
  return (await readCall<ShopPage>("getshops", { ...asking, query })).facets;
}

/**
 * The nearest shops of a visitor, nearest first, as far as "near me" reaches. The position goes into these calls and is stored
 * nowhere.
 */
export async function readShopsAround(
  { point, filters }: { point: Point; filters: ShopFilters },
  { locale, ...asking }: Asking,
): Promise<ShopCard[]> {
  const query = new URLSearchParams(writeShopFilters({ ...filters, sort: "best", page: 1 }));
  query.set("viewType", "preview");
  query.set("lang", locale);
  query.set("latitude", String(point.latitude));
  query.set("longitude", String(point.longitude));
  query.set("sliceAmount", String(SLICE));
  const shops: ShopCard[] = [];
  while (shops.length < MOST_AROUND && !isRingComplete(shops)) {
    query.set("sliceStart", String(shops.length));
    const slice = await readCall<ShopPreview[]>("getshops", { ...asking, query });
    shops.push(...slice.map(cardOfPreview));
    if (slice.length < SLICE) break;
  }
  return shops;
}

/** The pins of a part of the map, or of a city, or of a product, of the experiment, or of the whole country. */
export async function readPins(
  scope: PinScope,
  asking: Omit<Asking, "locale">,
): Promise<{ pins: Pin[]; total: number }> {
  const query = pinQuery(scope);
  query.set("viewType", "map");
  const { items, total } = await readCall<{ items: ShopPin[]; total: number }>("getshops", {
    ...asking,
    query,
  });
  return { pins: items.map(pinOfAnswer), total };
}

/** What a card on a map shows of a shop. */
export async function readShopCard(
  slug: string,
  { locale, ...asking }: Pick<Asking, "locale" | "signal">,
): Promise<ShopCard> {
  const preview = await readCall<ShopPreview>("getshop", {
    pagePath: `/coffeeshop/${slug}`,
    redirectTo: () => undefined,
    ...asking,
    query: { url: slug, lang: locale },
  });
  return cardOfPreview(preview);
}

/** Whether a shop is open at a wall clock of the country such as `2026-12-31T20:00`. */
export async function readOpeningAt({ slug, at }: { slug: string; at: string }): Promise<OpeningState> {
  const asking = { pagePath: `/coffeeshop/${slug}`, redirectTo: () => undefined };
  const { openingAt } = await readCall<{ openingAt: OpeningState }>("getshop", {
    ...asking,
    query: { url: slug, at },
  });
  return openingAt;
}

interface CityAnswer extends Point {
  name: string;
  population: number | null;
}

/** Cities to write on a map that has no names of its own; the larger ones count more. */
export async function readMapCities({
  locale,
  signal,
}: {
  locale: Locale;
  signal: AbortSignal;
}): Promise<(Point & { name: string; size: number })[]> {
  const asking = { pagePath: "/map", redirectTo: () => undefined, signal };
  const { items } = await readCall<{ items: CityAnswer[] }>("getcities", {
    ...asking,
    query: { lang: locale },
  });
  return items.map(({ name, latitude, longitude, population }) => ({
    name,
    latitude,
    longitude,
    size: population ?? 0,
  }));
}
