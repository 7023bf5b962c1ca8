import { linguiTransformerBabelPreset, lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vite";

/**
 * What several pages need goes into two files instead of thirty: small files compress badly, and each costs a slow phone
 * a request. Parts of single pages (map, dashboard) stay files of their own.
 */
const groups = [
  { name: "framework", test: /node_modules\/(?:react|react-dom|react-router|scheduler|@lingui)\// },
  // What frames every page.
  {
    name: "shell",
    test: /src\/(?:root|entry\.client|pages\/(?:layouts|error-page|cause)|features\/consent|platform)/,
  },
  // Without the drawing of the houses, which most visits never need (src/ui/facade/facade.tsx).
  {
    name: "shared",
    test: /src\/(?!locales|ui\/map|features\/shops\/ui\/(?:shops?-map|map-of-list|use-pins)|ui\/facade\/(?!facade(?:-place\.module\.css|\.tsx)))/,
    minShareCount: 2,
  },
  // The frame of a map, for pages with one; the map itself is fetched when it is seen (src/ui/map/use-map.ts).
  {
    name: "maps",
    test: /src\/(?:ui\/map|features\/shops\/ui\/(?:shops?-map|map-of-list|use-pins))/,
    minShareCount: 2,
  },
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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  // All styles are smaller than the frames of the ten files they would be split into, and one file keeps their order.
  build: { cssCodeSplit: false },
});
