/** The files of the sitemap: one a language and kind, more where a kind has many (contract.md, Addresses). */
export const SITEMAP_KINDS = [
  "pages",
  "cities",
  "shops",
  "products",
  "menus",
  "brands",
  "deals",
  "jobs",
  "posts",
] as const;

export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Of the 50,000 that sitemaps.org allows: a file is written as a whole, a megabyte, so that it is never sent in part. */
export const MOST_ENTRIES = 10_000;

/** An address without language, and the day of its last change. */
export interface SitemapEntry {
  path: string;
  changedAt: Date | null;
}

export interface SitemapFile {
  kind: SitemapKind;
  /** From 1. */
  part: number;
}

/** `products-2.xml` is the second file of the products; null for an invalid name. */
export function sitemapFileOf(name: string): SitemapFile | null {
  const [, kind, part] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const known = SITEMAP_KINDS.find((each) => each === kind);
  return known ? { kind: known, part: Number(part) } : null;
}

/**
 * Indexable pages without a slug, and the kind whose newest change is theirs; a text of ours has a date of its own. Personal
 * pages, feeds and other resources are not among them.
 */
export const PAGES_TO_FIND: Readonly<Record<string, Exclude<SitemapKind, "pages"> | "text">> = {
  "/": "shops",
  "/coffeeshops": "shops",
  "/map": "shops",
  "/weed": "products",
  "/hash": "products",
  "/prerolled": "products",
  "/edibles": "products",
  "/supplies": "products",
  "/products": "products",
  "/brand": "brands",
  "/deals": "deals",
  "/jobs": "jobs",
  "/discover": "posts",
  "/wietproef": "text",
  "/statistics": "shops",
  "/about": "text",
  "/app": "text",
  "/contact": "text",
  "/getlisted": "text",
  "/responsible-use": "text",
  "/terms": "text",
  "/privacypolicy": "text",
  "/data-deletion": "text",
};
