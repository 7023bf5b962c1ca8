import { createContext, createElement, type ReactNode, use } from "react";
import { type EntryContext, Links } from "react-router";
import type { Matches } from "./match-by-first-word.ts";

/** What the build says of all pages. */
export type Framework = Omit<EntryContext, "staticHandlerContext">;

/** Styles and fonts of the page that is being drawn; a browser has none of it and asks the router. */
export const LinksOfPage = createContext<ReactNode>(undefined);

/** The router's `<Links>`. On the server those of a kind of page are remembered: the router would gather them anew. */
export function PageLinks() {
  // A browser hides nonces from scripts, so the client would draw an empty one and complain.
  return use(LinksOfPage) ?? <Links nonce="" />;
}

const gathered = new WeakMap<Framework, Map<string | undefined, ReactNode>>();

export function linksOf(framework: Framework, matches: Matches): ReactNode {
  const kinds = gathered.get(framework) ?? new Map<string | undefined, ReactNode>();
  const kind = matches.at(-1)?.route.id;
  const links = kinds.get(kind) ?? gatherLinks(framework, matches);
  kinds.set(kind, links);
  gathered.set(framework, kinds);
  return links;
}

/** Of each route its styles, then what it names itself; what two of them have stands there once. */
function gatherLinks({ manifest, routeModules }: Framework, matches: Matches): ReactNode {
  const links = matches.flatMap(({ route: { id } }) => {
    const styles = manifest.routes[id]?.css?.map((href) => ({ rel: "stylesheet", href })) ?? [];
    return [...styles, ...(routeModules[id]?.links?.() ?? [])];
  });
  const once = new Map(links.map((link) => [JSON.stringify(link), link]));
  return [...once].map(([key, link]) => createElement("link", { nonce: "", ...link, key }));
}
