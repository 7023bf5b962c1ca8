import type { Shortcut } from "./shortcuts.ts";

const SHOPS = "/coffeeshops";
const MAP = "/map";
const CHEAPEST = "?sort=price";
const SOLD_BY_GRAM = new Set(["/weed", "/hash"]);
/** Whoever asks for these near a square asks for the shops there: every one of them has some, and a list of products knows no square. */
const SOLD_EVERYWHERE = SOLD_BY_GRAM;

interface Worded {
  shortcuts: readonly Shortcut[];
  /** The last part of the address of a city's list or a landmark's: `amsterdam`, `amsterdam?from=damrak`. */
  place?: string | undefined;
  /** Words of products. */
  q?: string;
}

/**
 * The page that several pages and filters mean together, in a place or not; undefined where no page answers all of them, or none
 * is named.
 */
export function wordedAddress({ shortcuts, place, q }: Worded): string | undefined {
  const asked = shortcuts.map(({ to }) => new URL(to, "https://any.example"));
  const [slug, from = ""] = place?.split("?") ?? [];
  const lists = asked.filter(
    ({ pathname }) => pathname !== SHOPS && pathname !== MAP && !(from && SOLD_EVERYWHERE.has(pathname)),
  );
  const filters = asked.filter(({ pathname }) => pathname === SHOPS);
  const isNearMe = asked.some(({ pathname }) => pathname === MAP);
  const inPlace = slug ? `/${slug}` : "";
  if (lists.length > 0 || q) {
    const [list, another] = lists;
    // Products have the cheapest gram first as well, where they are sold by it; other filters are of shops.
    const areCheapest = filters.length === 1 && filters[0]?.search === CHEAPEST;
    if (another || (filters.length > 0 && !areCheapest)) return undefined;
    const isByGram = !list || SOLD_BY_GRAM.has(list.pathname);
    const query = new URLSearchParams({ ...(q && { q }), ...(areCheapest && isByGram && { sort: "price" }) });
    return `${list?.pathname ?? "/products"}${inPlace}${query.size > 0 ? `?${query}` : ""}`;
  }
  const query = new URLSearchParams(from);
  for (const { searchParams } of filters) for (const [word, value] of searchParams) query.append(word, value);
  if (isNearMe && !slug) return `${MAP}?${new URLSearchParams([["nearme", "true"], ...query])}`;
  // In a town the question is not which shops, but whether one gets in at all: its page answers that.
  const isGettingIn = slug !== undefined && query.get("access") === "anyone";
  if (isGettingIn) query.delete("access");
  if (!slug && query.size === 0) return undefined;
  return `${SHOPS}${inPlace}${query.size > 0 ? `?${query}` : ""}${isGettingIn ? "#can-i-get-in" : ""}`;
}
