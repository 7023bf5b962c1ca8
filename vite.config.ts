import { linguiTransformerBabelPreset, lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vite";

/** What pages with a list of shops need and others do not. */
const LISTS =
  /src\/(?:features\/shops\/(?:ui\/(?:shop-filters|use-open-choices|use-distance-choices|shops-near-me|filter-row|shop-list|shop-sorts|open-at-form|list-beside-map|map-of-list)|shop-query|open-filter|calls|shop-answers)|platform\/(?:geolocation|read-call)|ui\/(?:pagination|tabs|chip|field\/(?!search))|pages\/layouts\/kept-lists)/;

/** What a map is made of, without what draws it; fetched when it is seen (src/features/shops/ui/lazy-map.tsx). */
const MAPS = /src\/(?:ui\/map|features\/shops\/ui\/map)\//;

/** What frames every page. */
const FRAME =
  /src\/(?:root|entry\.client|pages\/(?:layouts\/(?:default-layout|document|footer|top-bar|search-bar|page-errors-in-place|consent)|error-page|cause)|features\/consent)/;

/** What pages of all kinds are made of, without the drawing of the houses, which most visits never need (src/ui/facade/facade.tsx). */
const SHARED = /src\/(?!locales|ui\/facade\/(?!facade))/;

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
  // It comes before the next two, which would take along what they need of it.
  {
    name: "shared",
    test: (id: string) => SHARED.test(id) && !LISTS.test(id) && !MAPS.test(id),
    minShareCount: 2,
  },
  { name: "lists", test: LISTS, minShareCount: 2 },
  { name: "maps", test: MAPS, minShareCount: 2 },
];

export default defineConfig({
  // The order matters: the message macros must be gone before the router reads a module's exports.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    reactRouter(),
  ],
  // React has had this hook since 18; the shim that Lingui asks for only finds it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: "react" }] },
  environments: {
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  build: {
    // All styles are smaller than the frames of the ten files they would be split into, and one file keeps their order.
    cssCodeSplit: false,
    // Without links that load ahead there is no need for the script that writes them.
    modulePreload: false,
  },
});
