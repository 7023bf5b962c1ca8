/** No list is longer; a higher number in an address is a mistake or an attack. */
const LAST_PAGE = 10_000;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The page of a list that is asked for, from 1. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get("page") ?? "";
  return /^\d{1,5}$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1;
}

/** What is asked for by its slug; null where nothing is that could be one. */
export function slugIn(query: URLSearchParams, word: string): string | null {
  const slug = query.get(word);
  return slug !== null && slug.length <= 120 && SLUG.test(slug) ? slug : null;
}
