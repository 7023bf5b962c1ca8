import { expect, test } from "vitest";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import { AREAS_OF_DESK } from "#platform/i18n/desk-message-areas.ts";
import { type AreasOfPages, AREAS_OF_PAGES, areasOf } from "#platform/i18n/message-areas.ts";
import routes from "#app/routes.ts";
import { isForTests, sourceFilesIn } from "./support/source-files.ts";

// Catalogues are split by slice and by the folders of its components, and a page loads those of its components.

type Routes = typeof routes;

const files = new Map(
  sourceFilesIn("src")
    .filter(({ path }) => !isForTests(path))
    .map((file) => [file.path, file]),
);

const isOfServer = (path: string) => /\/server\/|\.server\.ts$/.test(path);
const speaks = (path: string) => /@lingui\/(?:react|core)\/macro/.test(files.get(path)?.text ?? "");

/** A file and all its static imports, without lazy ones. */
function broughtBy(start: string): string[] {
  const reached = new Set([start]);
  for (const path of reached) {
    for (const { target, isTypeOnly, isDynamic } of files.get(path)?.imports ?? []) {
      if (files.has(target) && !isTypeOnly && !isDynamic && !isOfServer(target)) reached.add(target);
    }
  }
  return [...reached];
}

/** The area of a file's messages, except the frame, which is on every page. */
function areaOf(path: string): string | undefined {
  if (!speaks(path)) return undefined;
  const [, fields] = /^src\/features\/[^/]+\/([^/]+-fields)\.ts$/.exec(path) ?? [];
  if (fields) return fields;
  const [, slice, part] = /^src\/features\/([^/]+)\/(?:ui\/([^/]+)\/)?/.exec(path) ?? [];
  // The slice of the dashboard is what its rooms share, and is one area with those of other slices.
  if (slice === "dashboard") return slice;
  return part ?? slice ?? /^src\/pages\/(texts)\//.exec(path)?.[1];
}

const areasIn = (paths: string[]) => new Set(paths.map(areaOf).filter((area) => area !== undefined));

const AREAS: AreasOfPages = { ...AREAS_OF_PAGES, ...AREAS_OF_DESK };

/** The pages as `AREAS` names them, and the files of each. */
const pages = new Map<string, string[]>();
for (const { word, file } of pagesUnder(routes)) {
  pages.set(word, [...(pages.get(word) ?? []), ...broughtBy(`src/${file}`)]);
}

function pagesUnder(under: Routes): { word: string; file: string }[] {
  return under.flatMap(({ path = "", file, children }) => {
    if (children) return pagesUnder(children);
    if (!file.endsWith(".tsx")) return [];
    const [first = "", more] = path.split("/");
    if (`${first}/${more}` in AREAS) return [{ word: `${first}/${more}`, file }];
    const words = first === ":type" ? [...PRODUCT_TYPES, "products"] : [first];
    const endings = more === undefined ? [""] : more.endsWith("?") ? ["", "/*"] : ["/*"];
    return words.flatMap((word) => endings.map((ending) => ({ word: word + ending, file })));
  });
}

test("a page loads the texts of all components it shows, and no others", () => {
  const wrong = [...pages].flatMap(([word, made]) => {
    const needed = areasIn(made);
    const listed: readonly string[] = AREAS[word] ?? [];
    return [
      ...[...needed]
        .filter((area) => !listed.includes(area))
        .map((area) => `/${word} uses texts of ${area}: add it`),
      ...listed
        .filter((area) => !needed.has(area))
        .map((area) => `/${word} says nothing of ${area}: leave it out`),
    ];
  });
  expect(wrong).toEqual([]);
  expect(Object.keys(AREAS).filter((word) => !pages.has(word))).toEqual([]);
});

test("what frames every page says nothing of a slice, whose texts would come with every page", () => {
  const frame = [
    "src/root.tsx",
    ...[...files.keys()].filter((path) => path.startsWith("src/pages/layouts/")),
  ];
  expect([...areasIn(frame.flatMap(broughtBy))]).toEqual([]);
});

test("what a page fetches later brings along the texts that the page does without", () => {
  const missing = [...files.values()].flatMap(({ path, text, imports }) => {
    const around = [...pages].filter(([, made]) => made.includes(path)).map(([word]) => AREAS[word]);
    const isHere = (area: string) =>
      around.length > 0 && around.every((areas) => areas?.some((one) => one === area));
    return imports
      .filter(({ isDynamic, target }) => isDynamic && files.has(target))
      .flatMap(({ target }) => [...areasIn(broughtBy(target))].map((area) => ({ target, area })))
      .filter(({ area }) => !isHere(area) && !text.includes(`needArea("${area}")`))
      .map(({ target, area }) => `${path} fetches ${target}: needArea("${area}")`);
  });
  expect(missing).toEqual([]);
});

test("the areas of a page are those of its address in any language", async () => {
  expect(await areasOf("/de/deals/two-for-one")).toEqual(await areasOf("/deals/two-for-one"));
  expect(await areasOf("/cz")).toEqual(await areasOf("/"));
  expect(await areasOf("/deals")).toContain("deals");
  expect(await areasOf("/de/dashboard/deals/deal")).toContain("deal-editing");
});

test("an address nobody knows needs the frame alone, and no page needs what only the server says", async () => {
  expect(await areasOf("/tulip-mania")).toEqual(["frame"]);
  expect(Object.values(AREAS).flat()).not.toContain("server");
});
