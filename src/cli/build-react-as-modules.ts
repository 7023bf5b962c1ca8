import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** What speaks CommonJS, and the module that speaks for it. */
const SPOKESMEN = new Map([
  ["react", "\0react-as-modules"],
  ["react/jsx-runtime", "\0react-jsx-as-modules"],
]);

/** Who asks for React as CommonJS does. */
const COMMON_JS = /node_modules\/(?:react|react-dom|scheduler)\/|^\0react-/;

/**
 * React comes as CommonJS: whoever imports a hook of it carries code to unwrap it at the beginning of each file, and
 * `(0, react.useState)` at each call. In the scripts of the built site it is unwrapped once, for all.
 */
export function reactAsModules(): Plugin {
  return {
    name: "react-as-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source, importer) => (COMMON_JS.test(importer ?? "") ? null : SPOKESMEN.get(source)),
    load(id) {
      const [name] = [...SPOKESMEN].find(([, spokesman]) => spokesman === id) ?? [];
      return name ? named(name) : null;
    },
  };
}

/** A module that exports by name what a CommonJS one has; what nobody imports falls away. */
function named(name: string): string {
  const exported = Object.keys(createRequire(import.meta.url)(name) as object);
  return [
    `import whole from "${name}";`,
    "const part = (name) => whole[name];",
    ...exported.map((one) => `export const ${one} = /* @__PURE__ */ part("${one}");`),
    "export default whole;",
  ].join("\n");
}
