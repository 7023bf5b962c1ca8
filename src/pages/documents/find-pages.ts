import { LRUCache } from "lru-cache";
import { createStaticHandler, type ServerBuild } from "react-router";
import { matchByFirstWord, type Matches } from "./match-by-first-word.ts";
import { routeTree } from "./route-tree.ts";

/** A page that only has to be drawn, and the pattern of its address. */
export interface FoundPage {
  matches: Matches;
  pattern: string;
}

/** Enough for the pages that are asked for all the time; the rest is matched anew. */
const MOST_PATHS_KEPT = 1000;

/** The pages of a build by their path, and what the router calls matching. */
export function findPages({ routes, basename = "/" }: ServerBuild) {
  const tree = routeTree(routes);
  // Private to the router; the test of plain-pages.ts says when it is gone.
  const { match } = createStaticHandler(tree, { basename });
  const matchQuickly = matchByFirstWord(tree, basename);
  const found = new LRUCache<string, FoundPage>({ max: MOST_PATHS_KEPT });

  /** Undefined for what is no page, or one that more has to be done for. */
  function pageAt(pathname: string): FoundPage | undefined {
    const page = found.get(pathname) ?? find(pathname);
    if (page) found.set(pathname, page);
    return page;
  }

  function find(pathname: string): FoundPage | undefined {
    const matches = matchQuickly(pathname);
    return matches && isShown(matches, routes) ? { matches, pattern: patternOf(matches) } : undefined;
  }

  return { match, pageAt };
}

/** Neither a feed or a picture, nor the page for what is nowhere, nor one with guards or headers of its own. */
function isShown(matches: Matches, routes: ServerBuild["routes"]): boolean {
  const modules = matches.map(({ route }) => routes[route.id]?.module);
  const page = matches.at(-1)?.route;
  if (!modules.at(-1)?.default || page?.path === "*") return false;
  return !modules.some((module) => module?.middleware || module?.headers);
}

function patternOf(matches: Matches): string {
  const segments = matches.map(({ route }) => route.path).filter(Boolean);
  return segments.join("/") || "/";
}
