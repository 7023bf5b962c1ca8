// Pages that were visited, as the worker caches them and an open page finds them (decision 65).

/** Of the worker’s caches; that of a build has its number behind it. */
export const PAGES = "worker-pages-";

/** The header with what a cached page is called, percent-encoded. */
export const TITLE = "x-title";

/** On `html` in a page that came from the cache: when the site sent it, in ISO 8601. */
export const KEPT_AT = "data-kept-at";

/** A copy of a page for the cache is asked for without cookies; this header says under which consent it is rendered (`Visit`). */
export const COPY_FOR = "x-copy-for";

/** What a page tells the worker of itself. */
export interface VisitedPage {
  kind: "visited";
  address: string;
  title: string;
  consent: string;
  /** The files of the build that it has loaded. */
  assets: string[];
}

/** What the page of the pocket tells the worker once a city is there: it needs itself, in its language, without a network. */
export interface PocketTaken {
  kind: "pocket";
  /** Such as `/pl/pocket`. */
  path: string;
  consent: string;
  /** Of the build, beside those that every page of the pocket needs: what members load. */
  assets: string[];
}

/** The cached page at an address, of whichever build; undefined without one, and where a browser caches nothing. */
export async function keptPage(address: string): Promise<Response | undefined> {
  const names = await caches.keys();
  // The newest last.
  for (const name of names.filter((one) => one.startsWith(PAGES)).toReversed()) {
    const kept = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** Visited pages say where somebody has been: they go with whoever logs out. */
export async function forgetKeptPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PAGES)).map((name) => caches.delete(name)));
}
