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
