import fc from "fast-check";
import { createStaticHandler, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { matchByFirstWord } from "./match-by-first-word.ts";

const TREE: RouteObject[] = [
  {
    id: "root",
    children: [
      { id: "frame", children: [{ id: "home", index: true }] },
      { id: "deals", path: "deals" },
      { id: "deal", path: "deals/:slug" },
      { id: "feed", path: "deals/feed.xml" },
      {
        id: "products",
        children: [
          { id: "type", path: ":type" },
          { id: "product", path: ":type/:slug" },
        ],
      },
      { id: "known", path: ".well-known/security.txt" },
      { id: "map", path: "map/:slug?" },
      { id: "unknown", path: "*" },
    ],
  },
];

const WORD = fc.constantFrom(
  "deals",
  "Deals",
  "deals ",
  "%64eals",
  "feed.xml",
  "map",
  "weed",
  "a/b",
  "é",
  "",
  ".well-known",
  "security.txt",
  "de",
);
const PATH = fc.array(WORD, { maxLength: 4 }).map((words) => `/${words.join("/")}`);

test.each(["/", "/de"])("an address under %s leads where the router leads", (basename) => {
  const { match } = createStaticHandler(TREE, { basename });
  const matchQuickly = matchByFirstWord(TREE, basename);
  const told = (matches: ReturnType<typeof matchQuickly>) =>
    matches?.map(({ route: { id }, params, pathname }) => ({ id, params, pathname }));
  fc.assert(
    fc.property(PATH, fc.boolean(), (path, isUnder) => {
      const address = isUnder && basename !== "/" ? basename + path : path;
      expect(told(matchQuickly(address))).toEqual(told(match(address) as ReturnType<typeof matchQuickly>));
    }),
    { numRuns: 2_000 },
  );
});
