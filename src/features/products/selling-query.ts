import { pageIn, queryReader, type UnknownValue } from "#platform/read-query.ts";

/** The query of the list of shops that have a product. */
export interface SellingQuery {
  /** Open ones first, those of unknown hours below them, closed ones not at all. */
  isOpenWanted: boolean;
  /** From 1. */
  page: number;
}

/** Shops on one page of the list. */
export const SELLING_ON_PAGE = 20;

export function readSellingQuery(query: URLSearchParams): { asked: SellingQuery; unknown: UnknownValue[] } {
  const { unknown, chosen } = queryReader(query);
  return { asked: { isOpenWanted: chosen("open", ["now"]).length > 0, page: pageIn(query) }, unknown };
}

/** With `?`; empty for the first page of all. */
export function writeSellingQuery({ isOpenWanted, page }: SellingQuery): string {
  const query = new URLSearchParams();
  if (isOpenWanted) query.set("open", "now");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}
