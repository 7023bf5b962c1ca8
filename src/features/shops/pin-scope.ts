import { type Bbox, writeBbox } from "#platform/geo/bbox.ts";
import type { Point } from "#platform/geo/geo.ts";
import { type ShopFilters, writeShopFilters } from "./shop-query.ts";

/** Which shops a map is of: those of a box, or of a city, or of a product, or of the experiment, or all. */
export interface PinScope {
  bbox: Bbox | null;
  /** A city's slug. */
  city?: string | undefined;
  /** The slug of a product: the shops that have it. */
  product?: string | undefined;
  /** The coffeeshops of the municipalities of the experiment. */
  isWietproef?: boolean | undefined;
  filters: ShopFilters;
}

/** The same as the query of `GET /api/getshops`. Pins have no order, no pages and nothing they are measured from. */
export function pinQuery({ bbox, city, product, isWietproef, filters }: PinScope): URLSearchParams {
  const query = new URLSearchParams(writeShopFilters({ ...filters, page: 1, sort: "best", from: null }));
  if (bbox) query.set("bbox", writeBbox(bbox));
  else if (city !== undefined) query.set("city", city);
  else if (product !== undefined) query.set("product", product);
  else if (isWietproef) query.set("wietproef", "true");
  return query;
}

/** How a map begins: with all of a box, or at a zoom with a point in the middle. */
export type PictureView = Bbox | (Point & { zoom: number });

/**
 * The address of the picture of those shops on a map that begins at `view` (pages/resources/map-picture.ts). `isScreen`: of the page
 * of the map, which has a panel over it.
 */
export function mapPictureAddress(scope: PinScope, view: PictureView, isScreen = false): string {
  const query = pinQuery(scope);
  query.set("view", "zoom" in view ? writeSpot(view) : writeBbox(view));
  if (isScreen) query.set("frame", "screen");
  return `/map-picture.svg?${query}`;
}

const writeSpot = ({ longitude, latitude, zoom }: Point & { zoom: number }) =>
  [longitude.toFixed(5), latitude.toFixed(5), zoom].join(",");
