import type { SearchKind } from "./search-item.ts";

interface Found {
  /** The last part of its address. */
  url: string;
  /** Of a product. */
  type?: string | null;
}

/** The page of something found, without the language's prefix. */
export function suggestionAddress(kind: SearchKind, { type, url }: Found): string {
  switch (kind) {
    case "cities":
      return `/coffeeshops/${url}`;
    case "landmarks":
      return `/coffeeshops/${url}`;
    case "users":
      return `/user/${url}`;
    case "shops":
      return `/coffeeshop/${url}`;
    case "brands":
      return `/brand/${url}`;
    case "products":
      return `/${type ?? "products"}/${url}`;
  }
}

/** The same on the map, for what stands on one. */
export function suggestionOnMap(kind: SearchKind, found: Found): string {
  return kind === "cities" || kind === "shops" ? `/map/${found.url}` : suggestionAddress(kind, found);
}
