import type { ChunkingContext } from "rolldown";
import { expect, test } from "vitest";
import { scriptFiles } from "./script-files.ts";

const PART = "/src/ui/part.tsx";

/** The file of a part that these pages import, as the bundler asks for it: the first group that names one. */
function fileOfPartOn(pages: readonly string[], root = ""): string | null {
  const paths = pages.map((page) => `${root}/src/${page}.tsx`);
  const context = {
    getModuleInfo: (id: string) => ({ importers: id === PART ? paths : [], isEntry: paths.includes(id) }),
  } as unknown as ChunkingContext;
  for (const { name, test: isOf } of scriptFiles) {
    const file = isOf.test(PART) ? (typeof name === "string" ? name : name(PART, context)) : null;
    if (file !== null) return file;
  }
  return null;
}

const pagesOf = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/page-${index}`);

test("what seven pages need is in the file of all pages, and what fewer need is in one of these", () => {
  expect(fileOfPartOn(pagesOf("pages", 7))).toBe("shared");
  expect(fileOfPartOn(pagesOf("pages", 6))).toMatch(/^few-/);
});

test("what begins every page comes first", () => {
  expect(fileOfPartOn(["root", ...pagesOf("pages", 9)])).toBe("shell");
});

test("however many pages the desk and the way to it have, visitors do not load what those share", () => {
  const desk = [...pagesOf("pages/dashboard", 20), "pages/claim"];
  expect(fileOfPartOn(desk)).toBeNull();
  expect(fileOfPartOn([...desk, ...pagesOf("pages", 6)])).toBe(fileOfPartOn(pagesOf("pages", 6)));
  expect(fileOfPartOn([...desk, ...pagesOf("pages", 7)])).toBe("shared");
});

test("what the same few pages share is one file, in whatever order and in whatever folder the site is built", () => {
  const file = fileOfPartOn(["pages/home", "pages/map"]);
  expect(fileOfPartOn(["pages/map", "pages/home"], "/elsewhere")).toBe(file);
  expect(fileOfPartOn(["pages/map", "pages/deals"])).not.toBe(file);
});

test("what one page alone needs stays in its own file, unless the desk needs it too", () => {
  expect(fileOfPartOn(["pages/brand"])).toBeNull();
  expect(fileOfPartOn(["pages/brand", "pages/dashboard/brand"])).toMatch(/^few-/);
});
