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

/** The list of a place with filters that were chosen before; other pages have none of them. */
export function keeping(address: string, kept: Readonly<Record<string, string>>): string {
  if (!address.startsWith("/coffeeshops/")) return address;
  const [path = "", query] = address.split("?");
  const all = new URLSearchParams({ ...kept, ...Object.fromEntries(new URLSearchParams(query)) });
  return all.size > 0 ? `${path}?${all}` : path;
}
