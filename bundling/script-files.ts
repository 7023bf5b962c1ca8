import { createHash } from "node:crypto";
import type { ChunkingContext } from "rolldown";

// Which file of the built site a module of the browser goes into. Small files compress badly, and each costs a slow phone a
// request, so modules that the same pages of visitors need are put together. Everything else is left to the bundler: a page,
// what only the desk needs, and lazy modules have files of their own.

const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler|@lingui)\/|rolldown\/runtime/;

/** What every page begins with. */
const SHELL = /src\/(?:entry\.client|root|pages\/layouts\/page-errors-in-place)\.tsx/;

/** Modules that this many pages need are loaded by all pages. */
const MANY_PAGES = 7;

/** The desk, the way to it and the pocket count as none of them: however many pages they have, visitors do not load what those share. */
const DESK = /src\/pages\/(?:dashboard\/|(?:claim|pocket)\.tsx)/;

/** From six down to one. What imports a module is needed by no more pages than it, so files of more pages are filled first. */
const COUNTS_OF_FEW = Array.from({ length: MANY_PAGES - 1 }, (_, index) => MANY_PAGES - 1 - index);

export const scriptFiles = [
  { name: "framework", test: FRAMEWORK },
  { name: fileOfMany, test: /src\// },
  ...COUNTS_OF_FEW.map((count) => ({
    name: (id: string, context: ChunkingContext) => fileOfFew(count, pagesThatNeed(id, context)),
    test: /src\//,
  })),
];

function fileOfMany(id: string, context: ChunkingContext): string | null {
  const pages = pagesThatNeed(id, context);
  if (pages.some((page) => SHELL.test(page))) return "shell";
  return pages.filter((page) => !DESK.test(page)).length >= MANY_PAGES ? "shared" : null;
}

/**
 * What the same few pages of visitors share is one file, whichever pages of the desk need parts of it too: the bundler would cut
 * it anew for each of these. A module that one page alone needs stays in the file of that page.
 */
function fileOfFew(count: number, pages: readonly string[]): string | null {
  const ofVisitors = pages.filter((page) => !DESK.test(page));
  if (ofVisitors.length !== count || pages.length === 1) return null;
  const names = ofVisitors.map((page) => page.slice(page.lastIndexOf("src/"))).toSorted();
  return `few-${createHash("sha256").update(names.join()).digest("hex").slice(0, 6)}`;
}

/** The entries that import a module statically. Modules reached only by `import()` are lazy and have none. */
function pagesThatNeed(id: string, context: ChunkingContext): string[] {
  const importers = new Set([id]);
  for (const importer of importers) {
    for (const next of context.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return [...importers].filter((importer) => context.getModuleInfo(importer)?.isEntry);
}
