import { I18nProvider } from "@lingui/react";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type ComponentType, createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
  useParams,
  useRouteError,
} from "react-router";
import { appContext, routerContext } from "#app/app-context.ts";
import routes from "#app/routes.ts";
import type { Clock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/read-config.ts";
import type { Database } from "#platform/database/database.ts";
import { ANONYMOUS, type Viewer } from "#platform/viewer.ts";
import { ROOT } from "./source-files.ts";
import { NO_OPERATION } from "#platform/operation.test-support.ts";
import { PRODUCTION_SETTINGS } from "./production-settings.ts";

interface PageModule {
  default?: ComponentType<{ loaderData: unknown; params: object }>;
  ErrorBoundary?: ComponentType<{ error: unknown }>;
  loader?: RouteObject["loader"];
  middleware?: RouteObject["middleware"];
  headers?: () => Record<string, string>;
}

export interface DrawnAnswer {
  status: number;
  /** What the page says of itself, such as how long it may be kept. */
  headers?: Record<string, string>;
  /** Everything public: the HTML, and the loader data sent to the browser. */
  text: string;
}

/** Every page and resource of `routes.ts`, rendered in this process without a server or a build. */
export async function drawnPages({ database, now, report, viewer = ANONYMOUS }: DrawnPagesOptions) {
  const root = (await import("#app/root.tsx")) as unknown as PageModule;
  const objects = [{ ...(await routeOf(root, "root")), children: await routesOf(routes) } as RouteObject];
  const handler = createStaticHandler(objects);
  const { hosts } = readConfig(PRODUCTION_SETTINGS, "serve");

  async function contextOfRequest() {
    return routerContext({
      database,
      now,
      mapArchive: null,
      drawShareImage: writtenCard,
      operation: NO_OPERATION,
      report,
      locale: "nl",
      nonce: "nonce",
      site: {
        name: "Highstreet",
        canonicalBases: hosts.bases,
        languageBases: hosts.bases,
        cookieDomain: undefined,
        mapTiles: { kind: "outline", streetsUrl: null },
        pictureBase: "",
        providers: [],
        isDevelopment: false,
      },
      imprint: { contactEmail: undefined, operator: undefined },
      storeApps: { android: undefined, apple: undefined },
      surveys: [],
      viewer,
      visit: { consent: "req", isApp: false },
    });
  }

  /** The response of a missing resource is thrown, as the server's own handler expects it. */
  async function fileOf(request: Request, requestContext: RouterContextProvider): Promise<Response> {
    try {
      const generateMiddlewareResponse = (query: (asked: Request) => Promise<Response>) => query(request);
      return (await handler.queryRoute(request, { requestContext, generateMiddlewareResponse })) as Response;
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  }

  return async (path: string): Promise<DrawnAnswer> => {
    const request = new Request(`https://example.org${path}`);
    const requestContext = await contextOfRequest();
    const leaf = matchRoutes(objects, new URL(request.url))?.at(-1);
    if (!leaf?.route.Component) return answerOf(await fileOf(request, requestContext));
    let context: StaticHandlerContext | Response | undefined;
    const answer = await handler.query(request, {
      requestContext,
      generateMiddlewareResponse: async (query) => {
        context = await query(request);
        return context instanceof Response ? context : new Response();
      },
    });
    // What middleware answers itself, no loader has run for.
    context ??= answer;
    if (context instanceof Response) return answerOf(context);
    const { i18n } = requestContext.get(appContext);
    const router = createStaticRouter(handler.dataRoutes, context);
    const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
    const stream = await renderToReadableStream(createElement(I18nProvider, { i18n }, page), {
      onError: report,
    });
    await stream.allReady;
    const markup = await new Response(stream).text();
    return {
      status: context.statusCode,
      headers: leaf.route.handle?.headers?.(),
      text: markup + JSON.stringify([context.loaderData, context.errors]),
    };
  };
}

/** The input of a share image instead of the image, so that its texts can be tested. */
async function writtenCard(_: string, task: () => object): Promise<Uint8Array> {
  return Buffer.from(JSON.stringify(task()));
}

interface DrawnPagesOptions {
  database: Database;
  now: Clock;
  report: (error: unknown) => void;
  /** By default an anonymous visitor. */
  viewer?: Viewer;
}

async function answerOf(answer: Response): Promise<DrawnAnswer> {
  const headers = JSON.stringify([...answer.headers]);
  try {
    return { status: answer.status, text: headers + (await answer.text()) };
  } catch (error) {
    // A resource that fails while it is streamed.
    return { status: 500, text: `${headers} ${String(error)}` };
  }
}

function routesOf(entries: RouteConfigEntry[]): Promise<RouteObject[]> {
  return Promise.all(
    entries.map(async ({ file, path, index, children }) => {
      const module = (await import(`${ROOT}src/${file}`)) as PageModule;
      const route = await routeOf(module, file);
      return (
        index ? { ...route, index } : { ...route, path, children: await routesOf(children ?? []) }
      ) as RouteObject;
    }),
  );
}

/** The components of a page get the props of the router in a build. */
async function routeOf(
  { default: Page, ErrorBoundary, loader, middleware, headers }: PageModule,
  id: string,
) {
  return {
    id,
    loader,
    ...(middleware && { middleware }),
    handle: { headers },
    ...(Page && {
      Component: () => createElement(Page, { loaderData: useLoaderData(), params: useParams() }),
    }),
    ...(ErrorBoundary && {
      ErrorBoundary: () => createElement(ErrorBoundary, { error: useRouteError() }),
    }),
  };
}
