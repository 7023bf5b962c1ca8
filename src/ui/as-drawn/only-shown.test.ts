import { expect, test } from "vitest";
import { isForTests, type SourceFile, sourceFilesIn } from "#tests/support/source-files.ts";

const files = new Map(
  sourceFilesIn("src")
    .filter(({ path }) => !isForTests(path))
    .map((file) => [file.path, file]),
);

/** What may stand in kept markup although it does something: links are followed for it, a house never changes. */
const ALLOWED = /^src\/ui\/(?:link\/link|facade\/|button\/button|as-drawn\/)/;

const STATE = /\buse(?:State|Reducer|Ref|(?:Layout)?Effect|EffectEvent|SyncExternalStore|Transition)\(/;
const HANDLER = /\son[A-Z]\w+=\{/;
const IN_THE_HEAD = /<(?:title|meta|link|style|script)[\s>]/;

/** What a file hands to `asDrawn`: what it imports when it is needed, maps excepted. */
function handedOver({ text, imports }: SourceFile): string[] {
  if (!/= asDrawn\(/.test(text)) return [];
  const lazily = new Set([...text.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, specifier]) => specifier));
  const targets = imports.filter(({ specifier }) => lazily.has(specifier)).map(({ target }) => target);
  return targets.filter((target) => !target.includes("/map/"));
}

/** Everything that is drawn inside of kept markup. */
function keptFiles(): SourceFile[] {
  const waiting = [...files.values()].flatMap(handedOver);
  const kept = new Map<string, SourceFile>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const file = files.get(path);
    if (!file || kept.has(path) || ALLOWED.test(path)) continue;
    kept.set(path, file);
    waiting.push(...file.imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target));
  }
  return [...kept.values()];
}

test("what is kept as the server drew it has no state and no handlers, which would never wake up", () => {
  const kept = keptFiles();
  const paths = kept.map(({ path }) => path);
  expect(paths).toContain("src/features/shops/ui/shop-hours.tsx");
  expect(paths).toContain("src/ui/rating/rating.tsx");
  // A part of the design system passes handlers on; whoever gives it one is found where that happens.
  const isAwake = ({ path, text }: SourceFile) =>
    STATE.test(text) || IN_THE_HEAD.test(text) || (!path.startsWith("src/ui/") && HANDLER.test(text));
  expect(kept.filter(isAwake).map(({ path }) => path)).toEqual([]);
});
