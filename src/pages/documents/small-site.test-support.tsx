import { Outlet, Scripts, type ServerBuild } from "react-router";

export const SHOP = {
  name: `Bulldog </script><b>&"'\u2028`,
  openedOn: new Date("1975-12-17"),
  isOpen: undefined,
};

function Page() {
  return (
    <html lang="nl">
      <head />
      <body>
        <Outlet />
        <Scripts nonce="abc" />
      </body>
    </html>
  );
}

/** A page of a test: where it is and what its module exports. */
export interface SmallPage {
  path?: string;
  /** Where it does not stand in the root itself. */
  parent?: string;
  module: object;
}

const NOTHING = () => null;

const PAGES: Record<string, SmallPage> = {
  root: { module: { default: Page, ErrorBoundary: Page, loader: () => ({ siteName: "Highstreet" }) } },
  home: { module: { default: NOTHING, loader: NOTHING } },
  coffeeshops: { path: "coffeeshops", module: { default: NOTHING } },
  city: {
    path: "coffeeshops/:city",
    module: { default: NOTHING, loader: () => ({ shops: [SHOP, SHOP] }) },
  },
  deals: { path: "deals", module: { default: NOTHING } },
};

interface SmallSite {
  /** What the module of the entry exports. */
  entry: object;
  basename: string;
  /** Beside those it has. */
  pages?: Record<string, SmallPage>;
}

/** The build of a small site: a root with a handful of pages. */
export function smallSite({ entry, basename, pages = {} }: SmallSite): ServerBuild {
  const all = Object.entries({ ...PAGES, ...pages });
  const routesOf = (more: (id: string, page: SmallPage) => object) =>
    Object.fromEntries(
      all.map(([id, page]) => {
        const parentId = id === "root" ? undefined : (page.parent ?? "root");
        const index = id === "home" || undefined;
        return [id, { id, parentId, path: page.path, index, ...more(id, page) }];
      }),
    );
  return {
    entry: { module: entry },
    routes: routesOf((_id, { module }) => ({ module })),
    assets: {
      entry: { module: "/assets/entry.js", imports: ["/assets/frame.js"] },
      routes: routesOf((id, { module }) => ({
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
