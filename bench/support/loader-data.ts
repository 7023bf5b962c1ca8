import { clockOf } from "#platform/clock.ts";
import { languageBasesSeenFrom } from "#platform/i18n/language-links.ts";
import { ANONYMOUS } from "#platform/viewer.ts";
import type { FloorData, FloorPage } from "../floor/pages.tsx";
import type { SiteWithoutSocket } from "./site-without-socket.ts";

interface RouteModule {
  loader(args: object): Promise<unknown>;
}

interface Entry {
  routerContext(request: object): Promise<unknown>;
}

interface Asked {
  name: FloorPage;
  url: URL;
  params?: Record<string, string>;
}

/** The loader data of a Dutch page of the built site for a visitor who accepted all cookies: its own and the root's. */
export async function loaderDataOf(
  { build, database, hosts }: SiteWithoutSocket,
  { name, url, params = {} }: Asked,
): Promise<FloorData> {
  const { routerContext } = build.entry.module as unknown as Entry;
  const context = await routerContext({
    database,
    locale: "nl",
    nonce: "",
    site: {
      name: "Highstreet",
      canonicalBases: hosts.bases,
      languageBases: languageBasesSeenFrom(hosts, url),
      mapTiles: { kind: "outline", streetsUrl: null },
      isDevelopment: false,
      pictureBase: "",
      cookieDomain: undefined,
      providers: ["google"],
    },
    imprint: { contactEmail: undefined, operator: undefined },
    surveys: [],
    viewer: ANONYMOUS,
    visit: { consent: "all", isApp: false },
    now: clockOf(undefined),
  });
  const load = (id: string) => {
    const module = build.routes[id]?.module as unknown as RouteModule | undefined;
    if (!module) throw new Error(`The built site has no route ${id}`);
    return module.loader({ context, params, request: new Request(url) });
  };
  const { pathname, search } = url;
  return { pathname, search, loaderData: await load(`pages/${name}`), rootData: await load("root") };
}
