import { isLocale } from "../i18n/locales.ts";
import { POCKET } from "./pocket-cache.ts";

// The packs of cities that somebody has taken along (decision 73), as an open page and the service worker find them.

/** A city in the pocket. */
export interface PocketCity {
  city: string;
  name: string;
  version: string;
  /** When the site made it, and when it came here, ISO 8601. */
  madeAt: string;
  takenAt: string;
  /** Of all its files. */
  bytes: number;
  /** The site has tiles of streets to cut a map of. */
  hasMap: boolean;
  /** The shops that it has, by the last word of their address. */
  slugs: string[];
  /** Newer ones are fetched without being asked for. */
  isRenewed: boolean;
}

/** Where a file of a pack is served, and cached. */
export const packAddress = (city: string, version: string, file: string) =>
  `/packs/${city}/${version}/${file}`;

/** Written last and removed first: a pack without one is not complete. */
const noteAddress = (city: string) => `/packs/${city}/taken.json`;
const IS_NOTE = /^\/packs\/[^/]+\/taken\.json$/;

/** The cities in the pocket, the one taken last first; none where the browser caches nothing. */
export async function pocketCities(): Promise<PocketCity[]> {
  if (!(await globalThis.caches?.has(POCKET))) return [];
  const cache = await caches.open(POCKET);
  const notes = (await cache.keys()).filter(({ url }) => IS_NOTE.test(new URL(url).pathname));
  const cities = await Promise.all(
    notes.map(async (note) => (await cache.match(note))?.json() as Promise<PocketCity | undefined>),
  );
  return cities
    .filter((city) => city !== undefined)
    .toSorted((one, other) => other.takenAt.localeCompare(one.takenAt));
}

export async function pocketCity(city: string): Promise<PocketCity | undefined> {
  return (await pocketCities()).find((one) => one.city === city);
}

export async function noteCity(taken: PocketCity): Promise<void> {
  const cache = await caches.open(POCKET);
  await cache.put(noteAddress(taken.city), Response.json(taken));
}

/** Removes a city, or only what is not of one version of it. */
export async function removeCity(city: string, exceptVersion?: string): Promise<void> {
  const cache = await caches.open(POCKET);
  if (!exceptVersion) await cache.delete(noteAddress(city));
  const kept = exceptVersion && packAddress(city, exceptVersion, "");
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const isOfCity = pathname.startsWith(`/packs/${city}/`) && !IS_NOTE.test(pathname);
    if (isOfCity && !(kept && pathname.startsWith(kept))) await cache.delete(request);
  }
}

/** The page of the pocket in the language of an address: `/pl/pocket` for `/pl/pocket/amsterdam`. */
export function pocketPathOf(address: string): string {
  const [first] = new URL(address).pathname.split("/").slice(1);
  return isLocale(first) ? `/${first}/pocket` : "/pocket";
}

/** Whether an address, or the path of one, is of the pocket. */
export function isOfPocket(address: string): boolean {
  const { pathname } = new URL(address, "https://any.invalid");
  const [first = "", second = ""] = pathname.split("/").slice(1);
  return (isLocale(first) ? second : first) === "pocket";
}

/**
 * The page of the pocket that has what a page of the site would have: a list, a map or a shop of a city that is in it. Undefined for any other page.
 * What is near is of the city taken last: without its tiles nobody sees where the others are.
 */
export async function pocketAddressOf(address: string): Promise<string | undefined> {
  const url = new URL(address);
  const words = url.pathname.split("/").slice(1);
  const [kind, name, more] = isLocale(words[0]) ? words.slice(1) : words;
  if (more !== undefined || (kind !== "coffeeshop" && kind !== "coffeeshops" && kind !== "map"))
    return undefined;
  const cities = await pocketCities();
  const base = pocketPathOf(address);
  if (kind === "coffeeshop") {
    const found = name && cities.find(({ slugs }) => slugs.includes(name));
    return found ? `${base}/${found.city}/${name}` : undefined;
  }
  const found = name ? cities.find(({ city }) => city === name) : cities[0];
  if (!found) return undefined;
  const query = new URLSearchParams(url.search);
  if (query.get("nearme") === "true") query.set("sort", "nearest");
  query.delete("nearme");
  if (kind === "map") query.set("view", "map");
  return `${base}/${found.city}${query.size > 0 ? `?${query}` : ""}`;
}

/** Whether the pocket has the page at an address, or the same as it. */
export async function isInPocket(address: string): Promise<boolean> {
  return isOfPocket(address) || (await pocketAddressOf(address)) !== undefined;
}
