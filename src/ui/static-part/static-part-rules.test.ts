import { expect, test } from "vitest";
import { isForTests, type SourceFile, sourceFilesIn } from "#tests/support/source-files.ts";

const files = new Map(
  sourceFilesIn("src")
    .filter(({ path }) => !isForTests(path))
    .map((file) => [file.path, file]),
);

/** What may stand in a static part although it does something: links are followed for it, a house never changes. */
const ALLOWED = /^src\/ui\/(?:link\/link|facade\/|button\/button|static-part\/)/;

const STATE = /\buse(?:State|Reducer|Ref|(?:Layout)?Effect|EffectEvent|SyncExternalStore|Transition)\(/;
const HANDLER = /\son[A-Z]\w+=\{/;
const IN_THE_HEAD = /<(?:title|meta|link|style|script)[\s>]/;

/** What a file hands to `staticPart`: the first thing each of its calls imports. */
function handedOver({ text, imports }: SourceFile): string[] {
  const calls = text.split(/= staticPart\(/).slice(1);
  const specifiers = new Set(calls.map((call) => /\bimport\("([^"]+)"\)/.exec(call)?.[1]));
  return imports.filter(({ specifier }) => specifiers.has(specifier)).map(({ target }) => target);
}

/** Everything that static parts are made of. */
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
  // A part of the design system passes handlers on; whoever gives it one is found where that happens.
  const hydrates = ({ path, text }: SourceFile) =>
    STATE.test(text) || IN_THE_HEAD.test(text) || (!path.startsWith("src/ui/") && HANDLER.test(text));
  expect(found.filter(hydrates).map(({ path }) => path)).toEqual([]);
});
