import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { citiesBySlug } from "#features/places/server/city-by-slug.ts";
import { zoneBoxes } from "#features/places/server/zones-on-map.ts";
import type { MapQuery } from "#features/shops/map-address.ts";
import { readMapQuery } from "#features/shops/map-query.ts";
import { type MapReference, SHOP_ZOOM } from "#features/shops/map-reference.ts";
import { mapPictureAddress, type PinScope } from "#features/shops/pin-scope.ts";
import { landmarkAsked } from "#features/shops/server/list-origin.ts";
import { type MapPlace, mapScope } from "#features/shops/server/map-scope.ts";
import { pinsIn } from "#features/shops/server/pins-in.ts";
import type { Scope } from "#features/shops/server/scope.ts";
import { offeredSorts } from "#features/shops/server/offered-sorts.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { stationsToStartFrom } from "#features/shops/server/stations-to-start-from.ts";
import { listAsShown, shopInList } from "#features/shops/shop-in-list.ts";
import type { ShopList } from "#features/shops/shop-list.ts";
import { hasFilters } from "#features/shops/shop-query.ts";
import { boxAround } from "#platform/geo/box-around.ts";
import { boxOfPoints, middleOf } from "#platform/geo/box-of-points.ts";
import { type Bbox, roundedBbox, WHOLE_COUNTRY } from "#platform/geo/bbox.ts";
import { readBbox } from "#platform/geo/country-bbox.ts";
import { COUNTRY_BOX, type Point } from "#platform/geo/geo.ts";
import type { MapViewpoint } from "#ui/map/map-start.ts";
import type { AppContext } from "../app-context.ts";
import { LANDMARK_METRES } from "./city-map.server.ts";
import { mapHere } from "./map-search.server.ts";

const DESCRIPTION = msg({
  id: "map.description",
  message:
    "Coffeeshops on the map and in a list next to it: open now, who gets in, how far. Every fact with its source and date.",
});

/** The title of a map, made by the loader so that browsers need not load its texts. */
function mapHead({ i18n }: AppContext, place: MapPlace | null, isNearMe: boolean) {
  const title = i18n._(titleOf(place, isNearMe));
  return { title, description: i18n._(place ? describedAs(title) : DESCRIPTION) };
}

const describedAs = (title: string) =>
  msg({
    id: "map.description-of",
    message: `${title}: open now, who gets in, how far. Every fact with its source and date.`,
  });

function titleOf(place: MapPlace | null, isNearMe: boolean): MessageDescriptor {
  if (isNearMe) return msg({ id: "map.title.near-me", message: "Coffeeshops near you" });
  if (!place) return msg({ id: "map.title", message: "Map of coffeeshops" });
  const { name } = place;
  return place.kind === "city"
    ? msg({ id: "map.title.city", message: `Map of coffeeshops in ${name}` })
    : msg({ id: "map.title.shop", message: `Around ${name}` });
}

/** How far the neighbours of a shop are listed. */
const NEIGHBOURS_KM = 2;
/** How many are named where nothing is in view. */
const NEAREST_COUNT = 3;
/** From which to look around without a position. */
const STATION_COUNT = 8;
const NEAREST_AMOUNT = 400;

/** Everything a map and the list beside it show; `slug`: of the city or shop in its centre. */
export async function mapData(app: AppContext, search: URLSearchParams, slug: string | undefined) {
  const { database, locale } = app;
  const now = app.now();
  const { landmark, unknown: unknownFrom } = await landmarkAsked(database, search);
  const around = landmark && boxAround(landmark, LANDMARK_METRES);
  const bboxAsked = readBbox(search.get("bbox")) ?? around;
  const { place, scope, box, standard } = await mapScope(database, { slug, bbox: bboxAsked, locale, now });
  const { asked, unknown } = readMapQuery(search, standard);
  const query: MapQuery = { ...asked, filters: { ...asked.filters, from: landmark?.slug ?? null } };
  const { bbox, filters, isNearMe } = query;
  const near = landmark ?? (bbox ? middleOf(bbox) : (place ?? middleOf(WHOLE_COUNTRY)));
  const isOfShop = place?.kind === "shop" && !bbox && !landmark;
  const within = isOfShop ? (filters.withinKm ?? NEIGHBOURS_KM) : filters.withinKm;
  const list = await shopsIn(database, {
    scope,
    filters: { ...filters, withinKm: within },
    near,
    locale,
    now,
  });
  const nearest = list.total > 0 ? [] : await nearestTo(app, query, near);
  const sorts = await offeredSorts(database, { hasPoint: false });
  return {
    query,
    standard,
    unknown: [...unknown, ...unknownFrom],
    head: mapHead(app, place, isNearMe),
    slug,
    list: isOfShop ? fromShop(list, place) : landmark ? listAsShown(list) : withoutDistances(list),
    nearest,
    reference: landmark ? asReference("landmark", landmark) : await referenceOf(app, place, list),
    chosen: isOfShop ? place.slug : null,
    placeName: place?.kind === "city" ? place.name : undefined,
    isIndexed: !isNearMe && bbox === null && !place?.isSample,
    stations: isNearMe ? await stationsToStartFrom(database, { amount: STATION_COUNT, locale }) : [],
    here: mapHere({ query, standard, slug }),
    map: {
      ...mapOf(query, { place, around, box: (await boxOfFound(app, scope, query)) ?? box }),
      zones: await zoneBoxes(database),
    },
    hasRatings: sorts.includes("best"),
    hasPrices: sorts.includes("price"),
    now: now.toISOString(),
  };
}

/** So much is seen around shops that fill the map. */
const METRES_AROUND_FOUND = 250;

/**
 * What a filtered map begins with: the shops it shows, which are those known to be open where that was asked. Null for a map that is moved,
 * and for one without a filter.
 */
async function boxOfFound(app: AppContext, scope: Scope, { filters, bbox, isNearMe }: MapQuery) {
  if (bbox || isNearMe || !hasFilters({ ...filters, kinds: [] })) return null;
  const { pins } = await pinsIn(app.database, { scope, filters, now: app.now() });
  const shown = filters.open === null ? pins : pins.filter(({ openness }) => openness === "open");
  return boxOfPoints(shown, METRES_AROUND_FOUND);
}

/** Where nothing is in view: what is nearest to its middle with the same filters, and how far that is. */
async function nearestTo({ database, locale, now }: AppContext, { filters }: MapQuery, near: Point) {
  const found = await shopsIn(database, {
    scope: { kind: "around", amount: NEAREST_AMOUNT },
    filters: { ...filters, withinKm: null, sort: "nearest", page: 1 },
    near,
    locale,
    now: now(),
  });
  return found.items.slice(0, NEAREST_COUNT).map(shopInList);
}

/** The neighbours of a shop, which is itself the first; its distance from itself would be the rounding of its position. */
function fromShop(list: ShopList, { slug }: MapPlace) {
  const shown = listAsShown(list);
  const own = shown.items.find((shop) => shop.slug === slug);
  const others = shown.items.filter((shop) => shop.slug !== slug);
  return { ...shown, items: own ? [{ ...own, distanceMetres: null }, ...others] : others };
}

/** Of a list that is in view: distances from its middle say nothing to anybody, and how near its shops are is no choice then. */
function withoutDistances(list: ShopList) {
  const shown = listAsShown(list);
  const items = shown.items.map((shop) => ({ ...shop, distanceMetres: null }));
  const none = Object.fromEntries(Object.keys(shown.facets.withinKm).map((km) => [km, 0]));
  return { ...shown, items, facets: { ...shown.facets, withinKm: none as typeof shown.facets.withinKm } };
}

/** What distances on cards are from: the place of the map, else the town of the shop that is nearest to its middle. */
async function referenceOf(
  { database, locale }: AppContext,
  place: MapPlace | null,
  { items: [first] }: ShopList,
): Promise<MapReference | null> {
  const city = first && (await citiesBySlug(database, locale)).get(first.city.slug);
  if (place) return asReference(place.kind, place);
  return city ? asReference("city", city) : null;
}

function asReference(
  kind: MapReference["kind"],
  { name, latitude, longitude }: Point & { name: string },
): MapReference {
  return { kind, name, latitude, longitude };
}

interface MappedPlaces {
  place: MapPlace | null;
  /** Of a landmark, how far one walks. */
  around: Bbox | null;
  /** Of the place. */
  box: Bbox | null;
}

/** The initial view of the map, the shops of its pins, and the placeholder picture until it loads. */
function mapOf({ bbox, filters, isNearMe }: MapQuery, { place, around, box }: MappedPlaces) {
  const isOfShop = place?.kind === "shop";
  const start: MapViewpoint = bbox
    ? { bounds: bbox, isExact: true }
    : isOfShop && !around
      ? { longitude: place.longitude, latitude: place.latitude, zoom: SHOP_ZOOM }
      : { bounds: around ?? box ?? WHOLE_COUNTRY };
  const scope: PinScope = {
    bbox: bbox ? widened(bbox) : isOfShop ? box : null,
    city: place?.kind === "city" ? place.slug : undefined,
    filters,
  };
  const pictured = "zoom" in start ? start : start.bounds;
  // The address of any other picture would reveal a visitor's position.
  const picture = isNearMe
    ? mapPictureAddress({ bbox: null, filters }, WHOLE_COUNTRY, true)
    : mapPictureAddress(scope, pictured, true);
  return { start, scope, picture };
}

/** So that pins do not pop up at the edges while the map is moved. */
function widened([west, south, east, north]: Bbox): Bbox {
  const [across, along] = [(east - west) / 2, (north - south) / 2];
  return roundedBbox([
    Math.max(west - across, COUNTRY_BOX.west),
    Math.max(south - along, COUNTRY_BOX.south),
    Math.min(east + across, COUNTRY_BOX.east),
    Math.min(north + along, COUNTRY_BOX.north),
  ]);
}
