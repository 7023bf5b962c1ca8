import type { Bbox } from "#platform/geo/bbox.ts";
import { boxAround } from "#platform/geo/box-around.ts";
import { COUNTRY_BOX } from "#platform/geo/geo.ts";
import type { MapQuery } from "#features/shops/map-address.ts";
import { mapPictureAddress, type PinScope } from "#features/shops/pin-scope.ts";
import { type MapPlace, mapScope } from "#features/shops/server/map-scope.ts";
import { listAsShown } from "#features/shops/shop-in-list.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import type { AppContext } from "../app-context.ts";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const DESCRIPTION = msg({
  id: "map.description",
  message:
    "Coffeeshops on the map and in a list beside it: open now, who gets in, how far. Every fact with its source and age.",
});

/** The title of a map, made by the loader so that browsers need not load its texts. */
function mapHead({ i18n }: AppContext, place: MapPlace | null, isNearMe: boolean) {
  const title = i18n._(titleOf(place, isNearMe));
  return { title, description: i18n._(place ? describedAs(title) : DESCRIPTION) };
}

const describedAs = (title: string) =>
  msg({
    id: "map.description-of",
    message: `${title}: open now, who gets in, how far. Every fact with its source and age.`,
  });

function titleOf(place: MapPlace | null, isNearMe: boolean): MessageDescriptor {
  if (isNearMe) return msg({ id: "map.title.near-me", message: "Coffeeshops near you" });
  if (!place) return msg({ id: "map.title", message: "Map of coffeeshops" });
  const { name } = place;
  return place.kind === "city"
    ? msg({ id: "map.title.city", message: `Map of coffeeshops in ${name}` })
    : msg({ id: "map.title.shop", message: `Around ${name}` });
}

const WHOLE_COUNTRY: Bbox = [COUNTRY_BOX.west, COUNTRY_BOX.south, COUNTRY_BOX.east, COUNTRY_BOX.north];
/** How far a map first reaches from its centre. */
const METRES = { city: 4_000, shop: 700 };

/** Everything a map and the list beside it show; `slug`: of the city or shop in its centre. */
export async function mapData(app: AppContext, query: MapQuery, slug: string | undefined) {
  const { database, locale } = app;
  const now = app.now();
  const { place, scope } = await mapScope(database, { slug, bbox: query.bbox, locale, now });
  const near = place ?? undefined;
  const list = await shopsIn(database, { scope, filters: query.filters, near, locale, now });
  const head = mapHead(app, place, query.isNearMe);
  return {
    head,
    slug,
    list: listAsShown(list),
    hasCentre: place !== null,
    map: mapOf(query, place),
    now: now.toISOString(),
  };
}

/** The initial view of the map, the shops of its pins, and the placeholder picture until it loads. */
function mapOf({ bbox, filters, isNearMe }: MapQuery, place: MapPlace | null) {
  const placeBox = place && boxAround(place, METRES[place.kind]);
  const start = bbox ?? placeBox ?? WHOLE_COUNTRY;
  const scope: PinScope = {
    bbox: bbox ?? (place?.kind === "shop" ? placeBox : null),
    city: place?.kind === "city" ? place.slug : undefined,
    filters,
  };
  // Its address would reveal a visitor's position.
  const picture = isNearMe ? null : mapPictureAddress(scope, start);
  return { start, scope, picture };
}
