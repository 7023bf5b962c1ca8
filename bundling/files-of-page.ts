import type { Manifest } from "vite";

/** What they import lazily are parts of other pages: every page begins with them. */
const OF_ALL_PAGES = new Set(["framework", "shell", "shared"]);

/**
 * The files of the built site that a page may load beside its texts: its scripts, the lazy ones too, and what these name. For the
 * service worker, which has them ready where there is no network.
 * @param manifest of the browser’s build
 * @param page such as `src/pages/pocket.tsx`
 * @returns addresses, in alphabetical order
 */
export function filesOfPage(manifest: Manifest, page: string): string[] {
  const entry = Object.keys(manifest).find((key) => key.split("?")[0] === page);
  if (!entry) throw new Error(`No page of the build is made of ${page}`);
  const reached = new Set([entry]);
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
