import type { ChunkingContext } from "rolldown";

// Which file of the built site a module of the browser goes into. Small files compress badly, and each costs a slow phone a
// request, so what many pages need is put together. Everything else is left to the bundler: a page, modules that few pages share,
// and lazy modules have files of their own.

const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler|@lingui)\/|rolldown\/runtime/;

/** What every page begins with. */
const SHELL = /src\/(?:entry\.client|root|pages\/layouts\/page-errors-in-place)\.tsx/;

/** Modules that this many pages need are loaded by all pages. */
const MANY_PAGES = 7;

/** The desk and the way to it count as none of them: however many pages they have, visitors do not load what those share. */
const DESK = /src\/pages\/(?:dashboard\/|claim\.tsx)/;

export const scriptFiles = [
  { name: "framework", test: FRAMEWORK },
  { name: fileOfMany, test: /src\// },
];

function fileOfMany(id: string, context: ChunkingContext): string | null {
  const pages = pagesThatNeed(id, context);
  if (pages.some((page) => SHELL.test(page))) return "shell";
  return pages.filter((page) => !DESK.test(page)).length >= MANY_PAGES ? "shared" : null;
}

/** The entries that import a module statically. Modules reached only by `import()` are lazy and have none. */
function pagesThatNeed(id: string, context: ChunkingContext): string[] {
  const importers = new Set([id]);
  for (const importer of importers) {
    for (const next of context.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return [...importers].filter((importer) => context.getModuleInfo(importer)?.isEntry);
}
