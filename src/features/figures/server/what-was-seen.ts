import { isProductType } from "#features/products/product-types.ts";
import { readShopFilters } from "#features/shops/shop-query.ts";
import type { CameFrom, PageSeen } from "#platform/http/page-seen.ts";
import { isSlug } from "#platform/text/slug.ts";
import type { VisitKind, Way } from "../visit.ts";

/** What is counted of a page that somebody was shown. Slugs are looked up when they are stored, so that an invented one counts nowhere. */
export type Seen =
  | { what: "shop"; slug: string; kind: VisitKind; way: string }
  | { what: "product"; slug: string; citySlug: string };

export function whatWasSeen({ path, search, from }: PageSeen): Seen[] {
  const [, room = "", slug = "", ...more] = path.split("/");
  if (more.length > 0 || !isSlug(slug)) return [];
  if (room === "coffeeshop") {
    const searches = from.kind === "ownPage" ? searchesOn(from) : [];
    return [
      { what: "shop", slug, kind: "view", way: wayFrom(from) },
      ...searches.map((way): Seen => ({ what: "shop", slug, kind: "search", way })),
    ];
  }
  // A map of a town has an address of the same shape, and no shop has its slug.
  if (room === "map") return [{ what: "shop", slug, kind: "map", way: wayFrom(from) }];
  // No page: what a browser tells of a press on a link to a map.
  if (room === "directions") return [{ what: "shop", slug, kind: "directions", way: wayFrom(from) }];
  const citySlug = isProductType(room) ? townOf(search, from) : null;
  return citySlug === null ? [] : [{ what: "product", slug, citySlug }];
}

/** Those that lead to shops; they tell nothing but their host. */
const SEARCH_ENGINE =
  /(^|\.)(google|bing|duckduckgo|ecosia|qwant|startpage|yahoo|yandex|brave|baidu)(\.[a-z]+)+$/;

function wayFrom(from: CameFrom): Way {
  if (from.kind === "nowhere") return "direct";
  if (from.kind === "otherSite") return SEARCH_ENGINE.test(from.host) ? "searchEngine" : "otherSite";
  const [, room = "", slug] = from.path.split("/");
  if (room === "") return "home";
  if (room === "coffeeshops") return "list";
  if (room === "map") return "map";
  if (room === "coffeeshop") return "shop";
  if (room === "brand") return "brand";
  return isProductType(room) && slug !== undefined ? "product" : "otherPage";
}

/** The town and the choices of a list, or the product whose page led to the shop. */
function searchesOn({ path, search }: { path: string; search: URLSearchParams }): string[] {
  const [, room = "", slug] = path.split("/");
  if (isProductType(room)) return isSlug(slug) ? [`product:${slug}`] : [];
  if (room !== "coffeeshops" && room !== "map" && room !== "") return [];
  const { q, open, amenities, rating, price, residents } = readShopFilters(search).filters;
  const choices = [
    search.get("nearme") === "true" && "nearMe",
    open === "now" && "openNow",
    open !== null && open !== "now" && "openLater",
    rating !== null && "stars",
    price !== null && "price",
    residents === "anyone" && "anyone",
    q !== "" && "typed",
  ].filter((choice) => choice !== false);
  return [...(room === "coffeeshops" && isSlug(slug) ? [`city:${slug}`] : []), ...choices, ...amenities];
}

/** Where somebody was looking when they opened a product; null where that is not known. */
function townOf(search: URLSearchParams, from: CameFrom): string | null {
  const asked = search.get("city");
  if (isSlug(asked)) return asked;
  if (from.kind !== "ownPage") return null;
  const [, room = "", slug] = from.path.split("/");
  if (room === "coffeeshops" || room === "products" || isProductType(room)) return isSlug(slug) ? slug : null;
  return null;
}
