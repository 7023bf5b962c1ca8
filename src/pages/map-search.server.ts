import { type MapHere, onMap } from "#features/search/on-map.ts";
import { pageMeant } from "#features/search/page-meant.ts";
import type { SearchHit } from "#features/search/search-hit.ts";
import { suggestionAddress } from "#features/search/suggestion-address.ts";
import { typedQuestion } from "#features/search/typed-question.ts";
import type { FoundOnMap } from "#features/shops/found-on-map.ts";
import type { MissedOnMap } from "#features/shops/missed-on-map.ts";
import { type MapQuery, mapAddress } from "#features/shops/map-address.ts";
import { writeBbox } from "#platform/geo/bbox.ts";
import { searchHits } from "#features/shops/server/search-hits.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { type ListStandard, NO_FILTERS, writeShopFilters } from "#features/shops/shop-query.ts";
import type { AppContext } from "../app-context.ts";

interface OpenMap {
  query: MapQuery;
  standard: ListStandard;
  slug: string | undefined;
}

/** The map that is open, for what is searched on it. */
export function mapHere({ query, standard, slug }: OpenMap): MapHere {
  const { filters, bbox, isNearMe } = query;
  const kept = { ...filters, q: "", from: null, withinKm: null, page: 1 };
  const written = writeShopFilters(kept, standard).slice(1);
  const view = new URLSearchParams({
    ...(isNearMe && { nearme: "true" }),
    ...(filters.q && { q: filters.q }),
    ...(filters.from && { from: filters.from }),
    ...(bbox && { bbox: writeBbox(bbox) }),
  });
  return {
    path: slug === undefined ? "/map" : `/map/${slug}`,
    // Near me is about what is open without saying so.
    filters: isNearMe ? `open=now${written && `&${written}`}` : written,
    view: String(view),
  };
}

/**
 * What somebody means who sends these words off on a map: the address of the map that shows it, else what to say of them where the map
 * stays. A place comes before shops, because their names are made of those of places.
 */
export async function searchOnMap(
  { database, locale, now }: AppContext,
  { words, ...open }: OpenMap & { words: string },
): Promise<FoundOnMap | MissedOnMap> {
  if (!typedQuestion(words)) return { words, other: null };
  const here = mapHere(open);
  const everywhere = { scope: { kind: "everywhere" as const }, locale, now: now() };
  const [hits, list] = await Promise.all([
    searchHits(database, { question: words, locale }),
    shopsIn(database, { ...everywhere, filters: { ...NO_FILTERS, q: words } }),
  ]);
  const total = list.total + hits.filter(({ kind }) => kind !== "shops").length;
  const meant = pageMeant(words, { hits, total });
  const there = meant && onMap(meant, here);
  if (there) return { to: there };
  const [place, ...likeIt] = meant ? [] : placesAmong(hits, open.slug);
  const toPlace = place && onMap(addressOf(place), here);
  if (toPlace) {
    const elsewhere = likeIt.flatMap((hit) => {
      const to = onMap(addressOf(hit), here);
      return to && hit.place ? [{ to, place: hit.place }] : [];
    });
    return elsewhere.length > 0 ? { to: toPlace, several: { name: place.name, elsewhere } } : { to: toPlace };
  }
  const other = place ?? hits.find((hit) => addressOf(hit) === meant);
  if (other) return { words, other: { to: addressOf(other), name: other.name } };
  if (list.total > 0) {
    const filters = { ...open.query.filters, ...NO_PLACE, q: words };
    const { total: ofThem } = await shopsIn(database, { ...everywhere, filters });
    const shown = ofThem > 0 ? filters : { ...NO_FILTERS, ...NO_PLACE, q: words };
    return { to: mapAddress({ filters: shown, bbox: null, isNearMe: false }) };
  }
  const [first] = hits;
  return { words, other: first ? { to: addressOf(first), name: first.name } : null };
}

const NO_PLACE = { from: null, withinKm: null, sort: "nearest", page: 1, kinds: [] as [] } as const;

const addressOf = (hit: SearchHit) => hit.narrowed?.to ?? suggestionAddress(hit.kind, hit);

/** The best city or landmark, and those of its name in other towns; of them that of the town that is looked at comes first. */
function placesAmong(hits: readonly SearchHit[], slug: string | undefined): SearchHit[] {
  const places = hits.filter(({ kind }) => kind === "cities" || kind === "landmarks");
  const [best] = places;
  const alike = places.filter(({ kind, name }) => kind === best?.kind && name === best.name);
  const inTown = alike.find(({ url }) => url.split("?")[0] === slug);
  return inTown ? [inTown, ...alike.filter((one) => one !== inTown)] : alike;
}
