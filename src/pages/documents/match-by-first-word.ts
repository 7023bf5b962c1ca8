import { createStaticHandler, type EntryContext, type RouteObject } from "react-router";

export type Matches = EntryContext["staticHandlerContext"]["matches"];

/** Undefined, or null, for an address that is nowhere. */
export type Match = (pathname: string) => Matches | null | undefined;

/** What an address begins with, in letters that mean themselves; the router would also read capitals and escapes. */
const FIRST_WORD = /^\/([a-z0-9.-]*)(?=\/|$)/;
/** Of an address whose first word is that of no route. */
const ANY_WORD = "";

/**
 * What the router calls matching, told only of those routes that the first word of an address leaves: it tries one after
 * another, and most of them begin with another word.
 */
export function matchByFirstWord(tree: RouteObject[], basename: string): Match {
  const matcher = (routes: RouteObject[]): Match => createStaticHandler(routes, { basename }).match;
  const prefix = basename === "/" ? "" : basename;
  const whole = matcher(tree);
  const anyWord = matcher(left(tree, ANY_WORD));
  const matchers = new Map(firstWords(tree).map((word) => [word, matcher(left(tree, word))]));
  return (pathname) => {
    const word = pathname.startsWith(prefix)
      ? FIRST_WORD.exec(pathname.slice(prefix.length))?.[1]
      : undefined;
    const match = word === undefined ? whole : (matchers.get(word) ?? anyWord);
    return match(pathname);
  };
}

const firstWordOf = (path: string) => path.split("/", 1)[0] ?? "";
const isVariable = (word: string) => word.startsWith(":") || word === "*";

function firstWords(routes: RouteObject[]): string[] {
  const words = routes.flatMap(({ path, children = [] }) =>
    path ? [firstWordOf(path)] : firstWords(children),
  );
  return [...new Set(words)].filter((word) => !isVariable(word));
}

/** The routes that an address with this first word may be. */
function left(routes: RouteObject[], word: string): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route.index) return word === ANY_WORD ? [route] : [];
    if (!route.path) return [{ ...route, children: left(route.children ?? [], word) }];
    const first = firstWordOf(route.path);
    return first === word || isVariable(first) ? [route] : [];
  });
}
