import { setupI18n } from "@lingui/core";
import {
  isRouteErrorResponse,
  Outlet,
  RouterContextProvider,
  type ServerBuild,
  useRouteError,
} from "react-router";
import { Document } from "#pages/layouts/document.tsx";
import { type AppContext, appContext } from "./app-context.ts";

/** A page of a test: where it is and what its module exports. */
interface SmallPage {
  path: string;
  module: object;
}

interface SmallSite {
  /** What the module of the entry exports. */
  entry: object;
  basename?: string;
  pages: Record<string, SmallPage>;
}

const root = {
  Layout: Document,
  default: Outlet,
  ErrorBoundary: () => <p>{isRouteErrorResponse(useRouteError()) ? "Not here" : "Sorry"}</p>,
};

/** A small React Router build, rendered in this site's documents. */
export function smallSite({ entry, basename = "/", pages }: SmallSite): ServerBuild {
  const all = Object.entries({ root: { path: undefined, module: root }, ...pages });
  const routesOf = (more: (id: string, module: object) => object) =>
    Object.fromEntries(
      all.map(([id, { path, module }]) => {
        const parentId = id === "root" ? undefined : "root";
        return [id, { id, parentId, path, ...more(id, module) }];
      }),
    );
  return {
    entry: { module: entry },
    routes: routesOf((_id, module) => ({ module })),
    assets: {
      entry: { module: "/assets/entry.js", imports: ["/assets/frame.js"] },
      routes: routesOf((id, module) => ({
        module: `/assets/${id}.js`,
        hasLoader: "loader" in module,
        imports: ["/assets/frame.js"],
      })),
      url: "/assets/manifest.js",
      version: "1",
    },
    basename,
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  } as unknown as ServerBuild;
}

const i18n = setupI18n({ locale: "nl", messages: { nl: {} } });

/** What a page of the small site reads of its visitor and its server. */
export function visitor(report: AppContext["report"], nonce: string): RouterContextProvider {
  const site = { languageBases: { nl: "" } };
  const context = new RouterContextProvider();
  context.set(appContext, { i18n, nonce, site, locale: "nl", report } as unknown as AppContext);
  return context;
}
