import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** The module with which the app imports texts, by language and area. */
export const ASKED_FOR_IN = "src/platform/i18n/catalogue.ts";

const COMPILED = /src\/locales\/(\w+)\/([\w-]+)\.ts$/;

/**
 * Gives the catalogues of the built site addresses by language and area. By default the bundler writes the list of all catalogues
 * in all languages into the script of every page: 150 lines, of which a visitor needs three.
 */
export function catalogues(): Plugin {
  const files = globSync("src/locales/*/*.ts").toSorted();
  const mark = markOf(files);
  return {
    name: "catalogues",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (!id.endsWith(ASKED_FOR_IN)) return null;
      for (const file of files) {
        const [, tag, area] = COMPILED.exec(file) ?? [];
        if (area === "server") continue;
        this.emitFile({ type: "chunk", id: resolve(file), fileName: `assets/${tag}-${area}-${mark}.js` });
      }
      return `export const catalogue = (tag, area) =>
  import(/* @vite-ignore */ \`./\${tag}-\${area}-${mark}.js\`).then(({ messages }) => messages);`;
    },
  };
}

/** One hash of all texts, for the addresses: browsers cache files of the build for a year. */
function markOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("base64url").slice(0, 8);
}
