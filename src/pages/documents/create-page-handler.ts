import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { askedOnce } from "./asked-once.ts";
import { plainPages } from "./plain-pages.ts";

/** Answers one request for a page: with its HTML when there is nothing else to say of it, else with a whole answer. */
export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response | string>;

/**
 * Pages of a build. The router can answer every request; what nearly all of them are, a page that is there, goes a shorter
 * way (decision 20). While developing the router answers alone: it knows of edits.
 */
export function createPageHandler(build: ServerBuild, mode: string): PageHandler {
  if (mode !== "production") return createRequestHandler(build, mode);
  const { build: asked, load } = askedOnce(build);
  const routersAnswer = createRequestHandler(asked, mode);
  const plainPage = plainPages(build, load);
  return async (request, context) =>
    (await plainPage(request, context)) ?? (await routersAnswer(request, context));
}
