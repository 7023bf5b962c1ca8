/**
 * The query parameters pages read (contract.md, "Lists"). All others are dropped before a page is rendered, so that a tracking
 * parameter neither fills the cache nor changes what is shown.
 */
const KNOWN = new Set([
  "about",
  "access",
  "amenity",
  "bbox",
  "brand",
  "category",
  "city",
  "effect",
  "employment",
  "find",
  "flavour",
  "frame",
  "from",
  "gram",
  "kind",
  "marketedAs",
  "menu",
  "missing",
  "nearme",
  "new",
  "newUser",
  "open",
  "page",
  "price",
  "product",
  "q",
  "rating",
  "review-lang",
  "review-page",
  "review-sort",
  "review-stars",
  "role",
  "shop",
  "shops",
  "sort",
  "sponsored",
  "state",
  "subject",
  "tab",
  "tag",
  "thc",
  "view",
  "wietproef",
  "within",
]);

/** Longer or more values are no search but an attack on the cache (security.md C3). */
const MAX_LENGTH = 1024;
const MAX_COUNT = 16;

/**
 * What visitors say of themselves to learn whether a shop admits them, and where they were before they signed in, and the secret in the link of a letter: such a page is
 * rendered for that one request and never cached.
 */
const PERSONAL = ["age", "at", "id", "path", "residence", "shops", "token"];

export function isPersonalQuery(search: URLSearchParams): boolean {
  return PERSONAL.some((word) => search.has(word));
}

/** `?b=2&q=haze&utm_source=x` becomes `?q=haze`; the order is fixed, so that equal pages have equal keys. */
export function knownQuery(search: string): string {
  if (search.length <= 1) return "";
  const known = [...new URLSearchParams(search.slice(0, MAX_LENGTH))].filter(([name]) => KNOWN.has(name));
  if (known.length === 0) return "";
  const sorted = known
    .slice(0, MAX_COUNT)
    .toSorted(([a, av], [b, bv]) => (a === b ? compare(av, bv) : compare(a, b)));
  return `?${new URLSearchParams(sorted)}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
