/** The map that is looked at, without the language's prefix. */
export interface MapHere {
  /** `/map`, or with the city or shop that it is of. */
  path: string;
  /** The query of its filters, which other places keep. */
  filters: string;
  /** The rest of its query: the part that is looked at, where it began. */
  view: string;
}

const TOWN = /^\/coffeeshops\/([^/?#]+)(?:\?([^#]*))?/;
const FILTER = /^\/coffeeshops\?([^#]*)/;
const SHOP = /^\/coffeeshop\/([^/?#]+)$/;

/**
 * Where the map shows what has this address: a place with the filters that are chosen there, a shop, or the same view with a filter.
 * Undefined for what stands on no map.
 */
export function onMap(address: string, { path, filters, view }: MapHere): string | undefined {
  if (address === "/map" || address.startsWith("/map?")) return address;
  const shop = SHOP.exec(address);
  // Whoever asks for one shop wants to see it, whatever the filters.
  if (shop) return `/map/${shop[1]}`;
  const town = TOWN.exec(address);
  if (town) return withQueries(`/map/${town[1]}`, filters, town[2]);
  const filter = FILTER.exec(address);
  return filter ? withQueries(path, filters, view, filter[1]) : undefined;
}

/** Later words replace earlier ones. */
function withQueries(path: string, ...queries: (string | undefined)[]): string {
  const all = new URLSearchParams();
  for (const query of queries) {
    const words = new URLSearchParams(query);
    for (const word of new Set(words.keys())) all.delete(word);
    for (const [word, value] of words) all.append(word, value);
  }
  return all.size > 0 ? `${path}?${all}` : path;
}
