import { type Bbox, writeBbox } from "#platform/geo/bbox.ts";
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

/** The address of the picture of those shops on a map that begins at `view` (pages/resources/map-picture.ts). */
export function mapPictureAddress(scope: PinScope, view: Bbox): string {
  const query = pinQuery(scope);
  query.set("view", writeBbox(view));
  return `/map-picture.svg?${query}`;
}
