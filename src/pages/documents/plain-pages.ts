import { createElement } from "react";
import type { EntryContext, RouterContextProvider, ServerBuild } from "react-router";
import { safeJson } from "#features/seo/safe-json.ts";
import { appContext } from "../../app-context.ts";
import type { Load } from "./asked-once.ts";
import { dataText } from "./data-text.ts";
import { drawPage } from "./draw-page.tsx";
import { type FoundPage, findPages } from "./find-pages.ts";
import { PlainRouter } from "./plain-router.tsx";

type LoaderData = EntryContext["staticHandlerContext"]["loaderData"];

/** What a browser that is here already asks for. */
const FOR_THE_ROUTER = /\.data$|\/__manifest$/;

/**
 * The HTML of a page that is there, without all that the router is ready for: forms, middleware, answers instead of data,
 * loaders that fail, parts that come later. It matches an address once, asks the loaders, and draws. Whatever turns out
 * to be more than that is undefined here and left to the router.
 */
export function plainPages(build: ServerBuild, load: Load) {
  const { future, routeDiscovery, ssr, basename = "/", routes } = build;
  const { match, pageAt } = findPages(build);
  const framework = {
    manifest: build.assets,
    branches: [],
    routeModules: modulesOf(routes) as unknown as EntryContext["routeModules"],
    serverHandoffString: safeJson({ basename, future, routeDiscovery, ssr, isSpaMode: false }),
    future,
    routeDiscovery,
    ssr,
    isSpaMode: false,
  };

  async function plainPage(request: Request, context: RouterContextProvider): Promise<string | undefined> {
    const url = new URL(request.url);
    if (request.method !== "GET" || FOR_THE_ROUTER.test(url.pathname)) return undefined;
    const page = pageAt(url.pathname);
    if (!page) return undefined;
    const { matches } = page;
    const loaderData = await loadAll(page, { request, url, context, load });
    const data = dataText({ loaderData, actionData: null, errors: null }, context.get(appContext).site);
    const { pathname, search } = url;
    const location = { pathname, search, hash: "", state: null, key: "default", mask: undefined };
    const outcome = { loaderData, actionData: null, errors: null, statusCode: 200 };
    const headers = { loaderHeaders: {}, actionHeaders: {} };
    // `_match` is private to the router; the test of this file says when it is gone.
    const staticHandlerContext = { basename, location, matches, ...outcome, ...headers, _match: match };
    const entry: EntryContext = { ...framework, renderMeta: {}, staticHandlerContext };
    const router = createElement(PlainRouter, { framework, page: staticHandlerContext });
    return drawPage({ router, entry, data, context });
  }

  // The router's own run ends the same way and tells of it; an address that is an old one is no failure at all.
  return (request: Request, context: RouterContextProvider) =>
    plainPage(request, context).catch(() => undefined);
}

function modulesOf(routes: ServerBuild["routes"]) {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route?.module]));
}

interface Asked {
  request: Request;
  url: URL;
  context: RouterContextProvider;
  load: Load;
}

async function loadAll({ matches, pattern }: FoundPage, { load, ...asked }: Asked): Promise<LoaderData> {
  const loaded = matches.map(async ({ route: { id }, params }) => {
    return [id, await load(id, { ...asked, params, pattern })];
  });
  return Object.fromEntries((await Promise.all(loaded)).filter(([, data]) => data !== undefined));
}
