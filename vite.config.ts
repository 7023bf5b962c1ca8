import { basename, resolve } from "node:path";
import { linguiTransformerBabelPreset, lingui } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "./bundling/catalogues.ts";
import { scriptFiles } from "./bundling/script-files.ts";
import { shortClassNames } from "./bundling/short-class-names.ts";

/** In development a class is named after its file and its rule. */
function readableClassName(rule: string, file: string): string {
  return `${basename(file, ".module.css")}_${rule}`;
}

/**
 * Vite wraps every `import()` in a preload of the styles and scripts it needs. Here all styles are one file and nothing is
 * preloaded, so the wrapper is removed.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : null,
};

export default defineConfig(({ command }) => ({
  // The order matters: the message macros must be gone before the router reads a module's exports.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    reactRouter(),
    plainImports,
    catalogues(),
  ],
  css: {
    modules: {
      generateScopedName: command === "build" ? shortClassNames(resolve("src")) : readableClassName,
    },
  },
  // React has had this hook since 18; the shim that Lingui imports only re-exports it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" }] },
  // Of development: what each page needs. Found one by one, they would keep the first page of a fresh clone from being hydrated.
  optimizeDeps: { include: ["@lingui/core", "@lingui/react", "kysely", "lru-cache", "valibot"] },
  environments: {
    client: {
      build: {
        // Slower than the bundler's own, and some 2 kB smaller on a page of a shop.
        minify: "terser",
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } },
      },
    },
  },
  // Terser leaves line breaks and comments in workers: that of the map was 160 kB larger.
  worker: { rolldownOptions: { output: { minify: true } } },
  build: {
    // All styles are smaller than the frames of the ten files they would be split into, and one file keeps their order.
    cssCodeSplit: false,
    // Without preload links their polyfill is not needed.
    modulePreload: false,
    // Which files a page needs, for the service worker (bundling/files-of-pages.ts).
    manifest: true,
  },
}));
