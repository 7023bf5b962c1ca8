import * as v from "valibot";
import { isInCountry } from "#platform/geo/geo.ts";
import { readBbox } from "#platform/geo/country-bbox.ts";
import { getShopsQuery } from "./get-shops-query.ts";
import type { PictureView } from "./pin-scope.ts";

const SPOT = /^(?<longitude>\d\.\d{1,6}),(?<latitude>\d\d\.\d{1,6}),(?<zoom>1[0-8])$/;

/** A view around a point, at a zoom of streets. */
function readSpot(text: string) {
  const { longitude, latitude, zoom } = SPOT.exec(text)?.groups ?? {};
  const spot = { longitude: Number(longitude), latitude: Number(latitude), zoom: Number(zoom) };
  return isInCountry(spot) ? spot : null;
}

const viewOf = (text: string): PictureView | null => readSpot(text) ?? readBbox(text);

const viewSchema = v.pipe(
  v.string(),
  v.check((text) => viewOf(text) !== null, "Must be west,south,east,north within the country"),
  v.transform((text) => viewOf(text) as PictureView),
);

/**
 * The query of the picture of a map: which shops, with the same query as the pins of the map, and the initial view. Never a
 * visitor's position: the picture is cached by its address.
 */
const mapPictureQuery = v.pipe(
  v.intersect([
    getShopsQuery,
    v.object({ view: viewSchema, frame: v.optional(v.literal("screen", "Must be screen")) }),
  ]),
  v.forward(
    v.check(({ latitude }) => latitude === undefined, "No picture is drawn around anybody"),
    ["latitude"],
  ),
);

/** Parses it; a repeated parameter is a list of values. */
export function readMapPictureQuery(query: URLSearchParams) {
  const words = [...new Set(query.keys())].map((word) => {
    const values = query.getAll(word);
    return [word, values.length > 1 ? values : values[0]];
  });
  return v.safeParse(mapPictureQuery, Object.fromEntries(words));
}
