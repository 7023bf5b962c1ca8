import { isSlug } from "#platform/text/slug.ts";
import { pageIn, queryReader, type UnknownValue } from "#platform/read-query.ts";

/** The orders that an address can ask for; the nearest come first once a visitor says where they are, which stands in none. */
export const SELLING_SORTS = ["best", "price"] as const;

export type SellingSort = (typeof SELLING_SORTS)[number];

/** The query of the list of shops that have a product. */
export interface SellingQuery {
  /** Open ones first, those of unknown hours below them, closed ones not at all. */
  isOpenWanted: boolean;
  sort: SellingSort;
  /** The slug of a town, from which the nearest come first. */
  city: string | null;
  /** From 1. */
  page: number;
}

/** Shops on one page of the list. */
export const SELLING_ON_PAGE = 20;

export function readSellingQuery(query: URLSearchParams): { asked: SellingQuery; unknown: UnknownValue[] } {
  const { unknown, chosen } = queryReader(query);
  const isOpenWanted = chosen("open", ["now"]).length > 0;
  const [sort = "best"] = chosen("sort", SELLING_SORTS);
  const city = query.get("city");
  return { asked: { isOpenWanted, sort, city: isSlug(city) ? city : null, page: pageIn(query) }, unknown };
}

/** With `?`; empty for the first page of all. */
export function writeSellingQuery({ isOpenWanted, sort, city, page }: SellingQuery): string {
  const query = new URLSearchParams();
  if (city) query.set("city", city);
  if (isOpenWanted) query.set("open", "now");
  if (sort !== "best") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}
