import { resolve } from "node:path";
import React from "react";
import { rolldown, type Plugin } from "rolldown";
import { expect, test } from "vitest";
import { reactAsModules } from "./build-react-as-modules.ts";

const ENTRY = resolve("src/entry-of-this-test.js");

/** A file of a page as the site is built, with all that it imports. */
async function bundled(code: string): Promise<string> {
  const entry: Plugin = {
    name: "entry",
    resolveId: (source) => (source === ENTRY ? ENTRY : null),
    load: (id) => (id === ENTRY ? code : null),
  };
  const bundle = await rolldown({ input: ENTRY, plugins: [entry, reactAsModules() as Plugin] });
  const { output } = await bundle.generate({ format: "es" });
  return output[0].code;
}

test("what React exports can be imported by name, and is React's own", async () => {
  const code = await bundled(`import * as React from "react"; export { React };`);
  const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    React: Record<string, unknown>;
  };
  const { default: whole, ...named } = built.React;
  expect(named).toEqual(whole);
  expect(Object.keys(named).toSorted()).toEqual(Object.keys(React).toSorted());
});

test("a hook is called by its name, without unwrapping React at each call", async () => {
  const code = await bundled(
    `import { useState } from "react"; import { jsx } from "react/jsx-runtime"; export const Part = () => jsx("p", { children: useState(1)[0] });`,
  );
  expect(code).toContain('const Part = () => jsx("p", { children: useState(1)[0] });');
});
