import type { Suggestion } from "./calls.ts";
import type { SearchKind } from "./search-item.ts";

/** The page of something found, without the language's prefix. */
export function suggestionAddress(kind: SearchKind, { type, url }: Suggestion): string {
  switch (kind) {
    case "cities":
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
