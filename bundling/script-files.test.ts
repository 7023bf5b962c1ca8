import type { ChunkingContext } from "rolldown";
import { expect, test } from "vitest";
import { scriptFiles } from "./script-files.ts";

const PART = "/src/ui/part.tsx";

/** The file of a part that these pages import, as the bundler asks for it. */
function fileOfPartOn(pages: readonly string[]): string | null {
  const paths = pages.map((page) => `/src/${page}.tsx`);
  const context = {
    getModuleInfo: (id: string) => ({ importers: id === PART ? paths : [], isEntry: paths.includes(id) }),
  } as unknown as ChunkingContext;
  for (const { name, test: isOf } of scriptFiles)
    if (isOf.test(PART)) return typeof name === "string" ? name : name(PART, context);
  return null;
}

const pagesOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/page-${index}`);

test("what seven pages need is in the file of all pages, and what fewer need is not", () => {
  expect(fileOfPartOn(pagesOf("pages", 7))).toBe("shared");
  expect(fileOfPartOn(pagesOf("pages", 6))).toBeNull();
});

test("what begins every page comes first", () => {
  expect(fileOfPartOn(["root", ...pagesOf("pages", 9)])).toBe("shell");
});

test("however many pages the desk and the way to it have, visitors do not load what those share", () => {
  const desk = [...pagesOf("pages/dashboard", 20), "pages/claim"];
  expect(fileOfPartOn(desk)).toBeNull();
  expect(fileOfPartOn([...desk, ...pagesOf("pages", 6)])).toBeNull();
  expect(fileOfPartOn([...desk, ...pagesOf("pages", 7)])).toBe("shared");
});
