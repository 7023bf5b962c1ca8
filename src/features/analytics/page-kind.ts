/** Kinds of pages, by the first word of their paths: `many` for a list or the room itself, `one` for what stands in it. */
const KINDS: Record<string, { many: PageKind; one?: PageKind }> = {
  "": { many: "home" },
  coffeeshops: { many: "coffeeshops", one: "city" },
  coffeeshop: { many: "coffeeshops", one: "shop" },
  map: { many: "map", one: "map" },
  weed: { many: "products", one: "product" },
  hash: { many: "products", one: "product" },
  prerolled: { many: "products", one: "product" },
  edibles: { many: "products", one: "product" },
  supplies: { many: "products", one: "product" },
  products: { many: "products", one: "products" },
  brand: { many: "brands", one: "brand" },
  deals: { many: "deals", one: "deals" },
  jobs: { many: "jobs", one: "jobs" },
  discover: { many: "discover", one: "discover" },
  statistics: { many: "statistics" },
  user: { many: "people", one: "people" },
  profile: { many: "profile" },
};

/** Few and our own: neither what somebody typed into an address nor whose page it was is kept. */
export const PAGE_KINDS = [
  "home",
  "coffeeshops",
  "city",
  "shop",
  "map",
  "products",
  "product",
  "brands",
  "brand",
  "deals",
  "jobs",
  "discover",
  "statistics",
  "people",
  "profile",
  "other",
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The kind of page of a path without its language. */
export function pageKindOf(path: string): PageKind {
  const [, first = "", second] = path.split("/");
  const kinds = Object.hasOwn(KINDS, first) ? KINDS[first] : undefined;
  return (second === undefined ? kinds?.many : kinds?.one) ?? "other";
}
