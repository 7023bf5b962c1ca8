import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { linguiTransformerBabelPreset, lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import type { ChunkingContext } from "rolldown";
import { defineConfig, type Plugin } from "vite";
import { shortClassNames } from "./src/cli/short-class-names.ts";

/** What pages with a list of anything need, and the first page. */
const BROWSING =
  /src\/(?:ui\/(?:chip|pagination|tabs)|platform\/(?:i18n\/(?:format|use-page-labels)|read-query)|pages\/layouts\/kept-lists|features\/shops\/ui\/filter-words)/;

/** What pages with a list of shops need and others do not. */
const LISTS =
  /src\/features\/(?:shops\/(?:ui\/(?:shop-filters|use-open-choices|use-distance-choices|shops-near-me|filter-row|shop-list|shop-sorts|open-at-form)|shop-query)|places\/(?:bbox|box-around|geo)\b)/;

/** A field to type in: lists of shops have one, and forms. */
const FIELDS = /src\/ui\/field\/(?:field|text-field|use-field)/;

/** What pages of products need and others do not. */
const PRODUCTS =
  /src\/(?:features\/products\/(?:ui\/(?!product-type-words|menu\/basket-opener|law-note|product-list-parts)|product-numbers)|pages\/(?:products?-|layouts\/with-products)|ui\/(?:cover|chart))/;

/** The words and limits of products, which the page of a brand needs too. */
const CATALOGUE = /src\/features\/products\/(?:ui\/law-note|product-(?:query|bands)|effects|flavours|strain)/;

/** What pages of deals, jobs and posts need and others do not. */
const NEWS = /src\/(?:features\/(?:deals|jobs|discover)|pages\/layouts\/with-news)/;

/** What waits for a map to be seen, and where it stands. */
const MAP_PLACES = /src\/(?:ui\/use-when-seen|features\/shops\/ui\/(?:lazy-map|list-beside-map|map-of-list))/;

/** The button that shares a page. */
const SHARING = /src\/(?:ui\/share|pages\/page-share)/;

/** What answers "can I get in?", fetched with the first question. */
const DOOR = /src\/features\/shops\/(?:ui\/)?can-i-get-in/;

/** Long texts. */
const TEXTS = /src\/(?:ui\/prose|pages\/texts\/(?!contact|getlisted))/;

/** The forms of two pages. */
const FORMS = /src\/(?:features\/support|ui\/field\/(?:error-summary|select|text-area))/;

/** What asks the site from a page that is open. */
const CALLS = /src\/(?:features\/places\/ui\/use-around-me|platform\/(?:geolocation|read-call|http-client))/;

/** The same for shops. */
const SHOP_CALLS = /src\/features\/shops\/(?:calls|shop-answers)/;

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

const OF_SOME_PAGES = [BROWSING, LISTS, FIELDS, FORMS, PRODUCTS, CATALOGUE, NEWS, DOOR, TEXTS].concat([
  MAP_PLACES,
  SHARING,
  CALLS,
  SHOP_CALLS,
  MAPS,
  CARDS,
  SHOP,
]);

/** Whether a page begins with it: what only comes later (`import()` stands before it) is not for every page to load. */
function isWaitedFor(id: string, context: ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const path of seen) {
    const module = context.getModuleInfo(path);
    if (module?.isEntry) return true;
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  return false;
}

/**
 * What several pages need goes into a few files instead of thirty: small files compress badly, and each costs a slow phone
 * a request. Parts of single pages (map, dashboard) stay files of their own.
 */
const groups = [
  {
    name: "framework",
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|@lingui)\/|rolldown\/runtime/,
  },
  { name: "shell", test: FRAME },
  // It comes before the next ones, which would take along what they need of it.
  {
    debugName: "shared",
    name: (id: string, context: ChunkingContext) => (isWaitedFor(id, context) ? "shared" : null),
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
  { name: "fields", test: FIELDS, minShareCount: 2 },
  { name: "cards", test: CARDS },
  { name: "shop", test: SHOP },
  { name: "lists", test: LISTS, minShareCount: 2 },
  { name: "map-places", test: MAP_PLACES, minShareCount: 2 },
  { name: "sharing", test: SHARING, minShareCount: 2 },
  { name: "calls", test: CALLS, minShareCount: 2 },
  { name: "shop-calls", test: SHOP_CALLS, minShareCount: 2 },
  { name: "forms", test: FORMS, minShareCount: 2 },
  { name: "catalogue", test: CATALOGUE, minShareCount: 2 },
  {
    debugName: "goods",
    name: (id: string, context: ChunkingContext) => (isWaitedFor(id, context) ? "goods" : null),
    test: PRODUCTS,
    minShareCount: 2,
  },
  { name: "prose", test: TEXTS, minShareCount: 2 },
  { name: "maps", test: MAPS, minShareCount: 2 },
];

/** The texts of an area in a language, compiled. */
const CATALOGUE_FILE = /src\/locales\/(\w+)\/(\w+)\.ts$/;

/** One mark for all texts: nine languages of ten areas with a mark each are a kilobyte of random letters in every page's script. */
function markOfTexts(): string {
  const files = globSync("src/locales/*/*.ts").toSorted();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("base64url").slice(0, 8);
}

/** While developing a class is named after its file and its rule. */
function readableClassName(rule: string, file: string): string {
  return `${basename(file, ".module.css")}_${rule}`;
}

/**
 * Vite wraps every `import()` in a loader of the styles and scripts it needs. Here all styles are one file and nothing is
 * loaded ahead, so the loader is left out of the frame.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null,
};

const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }) => {
  const [, tag, area] = CATALOGUE_FILE.exec(facadeModuleId ?? "") ?? [];
  return tag ? `assets/${tag}-${area}-${markOfTexts()}.js` : "assets/[name]-[hash].js";
};

export default defineConfig(({ command }) => ({
  // The order matters: the message macros must be gone before the router reads a module's exports.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    reactRouter(),
    plainImports,
  ],
  css: {
    modules: {
      generateScopedName: command === "build" ? shortClassNames(resolve("src")) : readableClassName,
    },
  },
  // React has had this hook since 18; the shim that Lingui asks for only finds it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: "react" }] },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
      },
    },
  },
  build: {
    // All styles are smaller than the frames of the ten files they would be split into, and one file keeps their order.
    cssCodeSplit: false,
    // Without links that load ahead there is no need for the script that writes them.
    modulePreload: false,
  },
}));
