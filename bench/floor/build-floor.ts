import { fileURLToPath } from "node:url";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { build } from "vite";
import type { DrawFloor } from "./pages.tsx";

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const RESULT = "../results/floor/";

/** Bundles the page components with a fake router, and loads the bundle. */
export async function buildFloor(): Promise<{ drawFloor: DrawFloor }> {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui({ failOnCompileError: true })],
    resolve: {
      alias: [{ find: /^react-router$/, replacement: pathOf("router-stand-in.tsx") }],
    },
    build: {
      ssr: pathOf("pages.tsx"),
      outDir: pathOf(RESULT),
      emptyOutDir: true,
      // Exports of the router that only loaders use are not faked: no loader is called here.
      rolldownOptions: { shimMissingExports: true },
    },
  });
  return import(new URL(`${RESULT}pages.js`, import.meta.url).href);
}
