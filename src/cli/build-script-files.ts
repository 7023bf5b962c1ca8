import { basename } from "node:path";
import type { ChunkingContext } from "rolldown";

// Which file of the built site a module of the browser goes into.

/** What pages with a list of anything need, and the first page. */
const BROWSING =
  /src\/(?:ui\/(?:chip|pagination|tabs)|platform\/(?:i18n\/(?:format|use-page-labels)|read-query)|features\/shops\/ui\/filter-words)/;

/** What pages with a list of shops need and others do not. */
const LISTS =
  /src\/(?:ui\/field\/plain-field|features\/(?:shops\/(?:ui\/(?:shop-filters|use-open-choices|use-distance-choices|filter-row|shop-list|shop-sorts|open-at-form)|shop-query)|places\/bbox\b))/;

/** A field to type in that may have something to say: forms have them. */
const FIELDS = /src\/ui\/field\/(?:field|text-field|use-field)/;

/** What pages with shops on them need: their words, and the doors to their cards. */
const SHOPS =
  /src\/features\/shops\/(?:access|amenities|open-filter|shop\.|ui\/(?:kind-words|with-shop-texts|list-parts|can-i-get-in\/can-i-get-in-parts))/;

/** What pages with products or brands on them need: the doors to their cards. */
const GOODS =
  /src\/features\/(?:products\/ui\/product-list-parts|brands\/ui\/(?:with-catalogue-texts|brand-parts))/;

/** The doors to the cards of deals, jobs and posts, which shops and brands have too. */
const NOTICES =
  /src\/features\/(?:deals\/ui\/(?:deal-parts|with-news-texts)|jobs\/ui\/job-parts|discover\/ui\/post-parts)/;

/** What pages of products need and others do not. */
const PRODUCTS =
  /src\/(?:features\/products\/ui\/(?!product-type-words|menu\/basket-opener|law-note|product-list-parts)|pages\/(?:products?-|layouts\/with-products)|ui\/(?:cover|chart))/;

/** The words and limits of products, which the page of a brand needs too. */
const CATALOGUE = /src\/features\/products\/(?:ui\/law-note|product-(?:query|bands)|effects|flavours|strain)/;

/** What pages of deals, jobs and posts need and others do not. */
const NEWS = /src\/(?:features\/(?:deals|jobs|discover)|pages\/layouts\/with-news)/;

/** What waits for a map to be seen. */
const LAZY_MAP = /src\/(?:ui\/(?:use-when-seen|sign-of-somebody)|features\/shops\/ui\/lazy-map)/;

/** Where a map stands beside a list, and what stands there until it does. */
const MAP_PLACES =
  /src\/(?:ui\/map-picture\/map-|features\/shops\/ui\/(?:list-beside-map|map-of-list|outline-credits))/;

/** The button that shares a page. */
const SHARING = /src\/(?:ui\/share|pages\/page-share)/;

/** What answers "can I get in?", fetched with the first question. */
const DOOR = /src\/features\/shops\/(?:ui\/)?can-i-get-in/;

/** Long texts. */
const TEXTS = /src\/(?:ui\/prose|pages\/texts\/(?!contact|getlisted))/;

/** The forms of two pages. */
const FORMS = /src\/(?:features\/support|ui\/field\/(?:error-summary|select|text-area))/;

/** What asks the site from a page that is open. */
const CALLS = /src\/platform\/(?:read-call|http-client)/;

/** What asks visitors where they are. */
const AROUND_ME = /src\/(?:features\/places\/ui\/use-around-me|platform\/geolocation)/;

/** The same for shops. */
const SHOP_CALLS = /src\/features\/shops\/(?:calls|shop-answers|pin-scope)/;

/** What a map is made of, without what draws it; fetched when it is seen (src/features/shops/ui/lazy-map.tsx). */
const MAPS = /src\/(?:ui\/map|features\/shops\/ui\/map)\//;

/** What frames every page. */
const FRAME =
  /src\/(?:root|entry\.client|pages\/(?:layouts\/(?:default-layout|document|footer\.|top-bar|search-bar|page-errors-in-place|consent)|error-page|cause)|features\/consent\/(?!ui\/consent-form|calls))/;

/** Shops' cards and what else stands in lists, drawn by a browser only where it comes from another page (src/ui/as-drawn). */
const CARDS =
  /src\/features\/(?:hours\/ui\/opening|shops\/ui\/(?:shop-card|shop-grid\.|shop-rating|sample-badge|city-(?:facts|links)\.|nothing-found))/;

/** The same for the page of a shop. */
const SHOP =
  /src\/features\/(?:hours\/ui\/week-table|shops\/ui\/shop-(?:head|sheet|hours|access|amenities|facts|address|contacts))/;

/** What pages of all kinds are made of. */
const SHARED = /src\/(?!locales)/;

const OF_SOME_PAGES = [
  BROWSING,
  SHOPS,
  GOODS,
  NOTICES,
  LISTS,
  FIELDS,
  FORMS,
  PRODUCTS,
  CATALOGUE,
  NEWS,
  DOOR,
  TEXTS,
].concat([LAZY_MAP, MAP_PLACES, SHARING, CALLS, AROUND_ME, SHOP_CALLS, MAPS, CARDS, SHOP]);

/** From so many pages on, all carry what they share. */
const MANY_PAGES = 4;

/** The pages that begin with a module: what only comes later (`import()` stands before it) is not for pages to load. */
function pagesWaitingFor(id: string, context: ChunkingContext): string[] {
  const seen = new Set([id]);
  const pages: string[] = [];
  for (const path of seen) {
    const module = context.getModuleInfo(path);
    if (module?.isEntry) pages.push(basename(path).replace(/\..*/, ""));
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return pages.toSorted();
}

const isWaitedFor = (id: string, context: ChunkingContext) => pagesWaitingFor(id, context).length > 0;

/** What a few pages share is named after them, and no load to all others. */
function sharedBy(id: string, context: ChunkingContext): string | null {
  const pages = pagesWaitingFor(id, context);
  if (pages.length >= MANY_PAGES) return "shared";
  return pages.length > 0 ? `of-${pages.join("-")}` : null;
}

/**
 * What several pages need goes into a few files instead of thirty: small files compress badly, and each costs a slow phone
 * a request. Parts of single pages (map, dashboard) stay files of their own.
 */
export const scriptFiles = [
  {
    name: "framework",
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|@lingui)\/|rolldown\/runtime|react-(?:jsx-)?as-modules/,
  },
  { name: "shell", test: FRAME },
  // It comes before the next ones, which would take along what they need of it.
  {
    debugName: "shared",
    name: sharedBy,
    test: (id: string) => SHARED.test(id) && !OF_SOME_PAGES.some((others) => others.test(id)),
    minShareCount: 2,
  },
  {
    debugName: "pieces",
    name: (id: string, context: ChunkingContext) => (isWaitedFor(id, context) ? null : "pieces"),
    test: /src\/ui\/(?!map|field)/,
    minShareCount: 2,
  },
  { name: "browsing", test: BROWSING, minShareCount: 2 },
  { name: "shops", test: SHOPS, minShareCount: 2 },
  { name: "goods", test: GOODS, minShareCount: 2 },
  { name: "notices", test: NOTICES, minShareCount: 2 },
  { name: "fields", test: FIELDS, minShareCount: 2 },
  { name: "cards", test: CARDS },
  { name: "shop", test: SHOP },
  { name: "lists", test: LISTS, minShareCount: 2 },
  { name: "lazy-map", test: LAZY_MAP, minShareCount: 2 },
  { name: "map-places", test: MAP_PLACES, minShareCount: 2 },
  { name: "sharing", test: SHARING, minShareCount: 2 },
  { name: "calls", test: CALLS, minShareCount: 2 },
  { name: "around-me", test: AROUND_ME, minShareCount: 2 },
  { name: "shop-calls", test: SHOP_CALLS, minShareCount: 2 },
  { name: "forms", test: FORMS, minShareCount: 2 },
  { name: "catalogue", test: CATALOGUE, minShareCount: 2 },
  {
    debugName: "products",
    name: (id: string, context: ChunkingContext) => (isWaitedFor(id, context) ? "products" : null),
    test: PRODUCTS,
    minShareCount: 2,
  },
  { name: "prose", test: TEXTS, minShareCount: 2 },
  { name: "maps", test: MAPS, minShareCount: 2 },
];
