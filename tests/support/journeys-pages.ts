import { DEFAULT_LOCALE, type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { allOr } from "./thorough.ts";

/** One address of every kind of page, in Dutch; a prefix makes it another language. */
export const PAGES = {
  home: "/",
  coffeeshops: "/coffeeshops",
  city: "/coffeeshops/amsterdam",
  map: "/map/utrecht",
  shop: "/coffeeshop/coffeeshop-het-ballonnetje",
  "sample shop": "/coffeeshop/sample-de-slapende-reiger",
  products: "/weed",
  "products of a city": "/products/utrecht",
  product: "/weed/jack-herer",
  "sample product": "/hash/sample-vriesvak-onderste-la",
  brands: "/brand",
  brand: "/brand/sensi-seeds",
  deals: "/deals",
  jobs: "/jobs",
  discover: "/discover",
  wietproef: "/wietproef",
  statistics: "/statistics",
  contact: "/contact",
  "get listed": "/getlisted",
  terms: "/terms",
  moderation: "/moderation",
  app: "/app",
  about: "/about",
  "not found": "/tulip-mania",
};

/** What Chromium writes to the console by itself when a page answers 404. */
export const NOT_FOUND = /status of 404/;

/** The same page behind a language prefix, such as `/de`. */
export function behind(prefix: string, path: string): string {
  return path === "/" && prefix ? prefix : prefix + path;
}

/** The languages in which journeys go through all pages: ours, the one with the longest words, and one with letters of its own. */
export const WALKED_LANGUAGES = allOr<Locale>(LOCALES, [DEFAULT_LOCALE, "de", "pl"]);
