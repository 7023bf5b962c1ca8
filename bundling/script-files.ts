import type { ChunkingContext } from "rolldown";

// Which file of the built site a module of the browser goes into. Small files compress badly, and each costs a slow phone a
// request, so what many pages need is put together. All else is left to the bundler: a page, what few pages share, and what is
// fetched later have files of their own.

const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler|@lingui)\/|rolldown\/runtime/;

/** What every page begins with. */
const SHELL = /src\/(?:entry\.client|root|pages\/layouts\/page-errors-in-place)\.tsx/;

/** What so many pages need, all pages carry. */
const MANY_PAGES = 4;

export const scriptFiles = [
  { name: "framework", test: FRAMEWORK },
  { name: fileOfMany, test: /src\// },
];

function fileOfMany(id: string, context: ChunkingContext): string | null {
  const pages = pagesThatNeed(id, context);
  if (pages.some((page) => SHELL.test(page))) return "shell";
  return pages.length >= MANY_PAGES ? "shared" : null;
}

/** The entries that a module comes with. What only `import()` leads to is fetched later and comes with none. */
function pagesThatNeed(id: string, context: ChunkingContext): string[] {
  const importers = new Set([id]);
  for (const importer of importers) {
    for (const next of context.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return [...importers].filter((importer) => context.getModuleInfo(importer)?.isEntry);
}
