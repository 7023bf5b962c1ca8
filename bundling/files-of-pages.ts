import type { Manifest } from "vite";
import { languageTag, LOCALES } from "#platform/i18n/locales.ts";

/** What they import lazily are parts of other pages: every page begins with them. */
const OF_ALL_PAGES = new Set(["framework", "shell", "shared"]);

/**
 * The files of the built site that pages, or parts of them, may load beside their texts: their scripts, the lazy ones too, and what these name. For the
 * service worker, which has them ready where there is no network.
 * @param manifest of the browser’s build
 * @param sources such as `src/pages/pocket.tsx`
 * @returns addresses, in alphabetical order
 */
export function filesOfPages(manifest: Manifest, sources: readonly string[]): string[] {
  const reached = new Set(sources.map((source) => entryOf(manifest, source)));
  const files = new Set<string>();
  for (const key of reached) {
    const chunk = manifest[key];
    if (!chunk) continue;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const next of chunk.imports ?? []) reached.add(next);
    if (OF_ALL_PAGES.has(chunk.name ?? "")) continue;
    for (const next of chunk.dynamicImports ?? []) reached.add(next);
  }
  return [...files].toSorted();
}

/** The files with the texts of some areas, as addresses, by the tag of their language. */
export function textsOf(manifest: Manifest, areas: readonly string[]): Record<string, string[]> {
  const files = areas.flatMap((area) =>
    LOCALES.map((locale) => {
      const tag = languageTag(locale);
      return [tag, manifest[`src/locales/${tag}/${area}.ts`]] as const;
    }),
  );
  const texts: Record<string, string[]> = {};
  for (const [tag, chunk] of files) if (chunk) (texts[tag] ??= []).push(`/${chunk.file}`);
  return texts;
}

function entryOf(manifest: Manifest, source: string): string {
  const entry = Object.keys(manifest).find((key) => key.split("?")[0] === source);
  if (!entry) throw new Error(`No file of the build is made of ${source}`);
  return entry;
}
