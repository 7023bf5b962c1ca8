import { expect, test } from "vitest";
import { isForTests, type SourceFile, sourceFilesIn } from "#tests/support/source-files.ts";

const files = new Map(
  sourceFilesIn("src")
    .filter(({ path }) => !isForTests(path))
    .map((file) => [file.path, file]),
);

/** Allowed in a static part although it has handlers or state: `StaticPartLinks` follows links, and a facade never changes. */
const ALLOWED = /^src\/ui\/(?:link\/link|facade\/|button\/button|static-part\/)/;

const STATE = /\buse(?:State|Reducer|Ref|(?:Layout)?Effect|EffectEvent|SyncExternalStore|Transition)\(/;
const HANDLER = /\son[A-Z]\w+=\{/;
const IN_THE_HEAD = /<(?:title|meta|link|style|script)[\s>]/;

/** The components that a file passes to `staticPart`: the first import of each call. */
function handedOver({ text, imports }: SourceFile): string[] {
  const calls = text.split(/= staticPart\(/).slice(1);
  const specifiers = new Set(calls.map((call) => /\bimport\("([^"]+)"\)/.exec(call)?.[1]));
  return imports.filter(({ specifier }) => specifiers.has(specifier)).map(({ target }) => target);
}

/** All modules of static parts. */
function staticFiles(): SourceFile[] {
  const waiting = [...files.values()].flatMap(handedOver);
  const found = new Map<string, SourceFile>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const file = files.get(path);
    if (!file || found.has(path) || ALLOWED.test(path)) continue;
    found.set(path, file);
    waiting.push(...file.imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target));
  }
  return [...found.values()];
}

test("a static part has no state and no handlers, which would never hydrate", () => {
  const found = staticFiles();
  const paths = found.map(({ path }) => path);
  expect(paths).toContain("src/features/products/ui/menu/menu-line.tsx");
  expect(paths).toContain("src/pages/layouts/footer-rules.tsx");
  expect(paths).toContain("src/ui/chart/line-chart.tsx");
  // A component of the design system only passes handlers on; the caller that gives it one is found itself.
  const hydrates = ({ path, text }: SourceFile) =>
    STATE.test(text) || IN_THE_HEAD.test(text) || (!path.startsWith("src/ui/") && HANDLER.test(text));
  expect(found.filter(hydrates).map(({ path }) => path)).toEqual([]);
});
