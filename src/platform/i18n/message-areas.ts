import { isLocale } from "./locales.ts";

/** The texts are kept by area, so that a visitor loads only those of the pages in reach. */
export const MESSAGE_AREAS = [
  "public",
  "frame",
  "shop",
  "lists",
  "search",
  "map",
  "texts",
  "forms",
  "products",
  "catalogue",
  "selling",
  "brands",
  "menu",
  "news",
  "notices",
  "statistics",
  "server",
] as const;

export type MessageArea = (typeof MESSAGE_AREAS)[number];

const TEXT_PAGES = new Set([
  "about",
  "app",
  "wietproef",
  "responsible-use",
  "terms",
  "privacypolicy",
  "data-deletion",
]);
const FORM_PAGES = new Set(["contact", "getlisted"]);
const PRODUCT_PAGES = new Set(["products", "weed", "hash", "prerolled", "edibles", "supplies"]);
const NEWS_PAGES = new Set(["deals", "jobs", "discover"]);
const LIST_PAGES = new Set([undefined, "", "coffeeshops", "map"]);

/** The areas a page needs at its first load; its path with or without the prefix of a language. */
export function areasOf(path: string): MessageArea[] {
  const [first, ...rest] = path.split("/").slice(1);
  const page = isLocale(first) ? rest[0] : first;
  if (FORM_PAGES.has(page ?? "")) return ["public", "texts", "forms"];
  if (TEXT_PAGES.has(page ?? "")) return ["public", "texts"];
  if (page === "brand") return ["public", "brands"];
  if (PRODUCT_PAGES.has(page ?? "")) return ofProducts(rest.length > (page === first ? 0 : 1));
  if (NEWS_PAGES.has(page ?? "")) return ["public", "news"];
  return LIST_PAGES.has(page) ? ["public", "lists"] : ["public"];
}

/** The address of a product looks like that of a city's list. */
function ofProducts(isWithinType: boolean): MessageArea[] {
  return isWithinType ? ["public", "products", "selling"] : ["public", "products"];
}
