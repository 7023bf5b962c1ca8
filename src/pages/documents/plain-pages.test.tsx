import { setupI18n } from "@lingui/core";
import { text } from "node:stream/consumers";
import { type ReactNode, useId } from "react";
import {
  createRequestHandler,
  data,
  type EntryContext,
  NavLink,
  Outlet,
  redirect,
  RouterContextProvider,
  ScrollRestoration,
  ServerRouter,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
  useRouteLoaderData,
  useSearchParams,
} from "react-router";
import { describe, expect, it, vi } from "vitest";
import { type AppContext, appContext, type Site } from "../../app-context.ts";
import { askedOnce } from "./asked-once.ts";
import { createPageHandler } from "./create-page-handler.ts";
import { drawPage } from "./draw-page.tsx";
import { PageLinks } from "./page-links.tsx";
import { plainPages } from "./plain-pages.ts";
import { smallSite } from "./small-site.test-support.tsx";

const i18n = setupI18n({ locale: "nl", messages: { nl: {} } });

const SITE = { name: "Highstreet" } as Site;

function visitor(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(appContext, { i18n, nonce: "abc", site: SITE } as AppContext);
  return context;
}

/** As the entry of the site draws what comes by the router. */
const entry = {
  default: async (
    request: Request,
    status: number,
    _headers: Headers,
    context: EntryContext,
    asked: RouterContextProvider,
  ) => {
    const sent = await text(context.serverHandoffStream as ReadableStream);
    const withoutStream = { ...context, serverHandoffStream: undefined };
    const router = <ServerRouter context={withoutStream} url={request.url} nonce="abc" />;
    return new Response(await drawPage({ router, entry: context, data: sent, context: asked }), { status });
  },
  handleError: () => undefined,
};

const DATA = /c\.enqueue\(('.*?')\);c\.close/;

const fail = () => {
  throw data(null, 404);
};

/** Says all that a part of a page can hear from the router. */
function Talk() {
  const heard = {
    id: useId(),
    location: useLocation(),
    params: useParams(),
    data: useLoaderData(),
    root: useRouteLoaderData("root"),
    navigation: useNavigation(),
    matches: useMatches(),
    query: String(useSearchParams()[0]),
    address: useHref("/jobs"),
  };
  return <p>{JSON.stringify(heard)}</p>;
}

const PRINT = { rel: "stylesheet", href: "/print.css", media: "print" };

/** Of the real one: what stands in every document, and nothing by which the router would wake it up. */
const root = {
  Layout: ({ children }: { children: ReactNode }) => (
    <html lang="nl">
      <head>
        <PageLinks />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce="abc" />
      </body>
    </html>
  ),
  default: () => (
    <>
      <Talk />
      <NavLink to="/deals">Deals</NavLink>
      <Outlet />
    </>
  ),
  links: () => [{ rel: "icon", href: "/icon.svg" }, PRINT],
  loader: () => ({ site: SITE }),
};

const PAGES = {
  root: { module: root },
  frame: { module: { default: () => <Outlet /> } },
  job: {
    path: "jobs/:job",
    parent: "frame",
    module: { default: Talk, loader: () => ({ title: "Budtender" }) },
  },
  deals: { path: "deals", module: { default: Talk } },
};

const ODD_PAGES = {
  moved: { path: "moved", module: { default: () => null, loader: () => redirect("/deals", 301) } },
  gone: { path: "gone", module: { default: () => null, loader: fail } },
  late: { path: "late", module: { default: () => null, loader: () => ({ shops: Promise.resolve([]) }) } },
  rated: {
    path: "rated",
    module: { default: () => null, loader: () => data({}, { headers: { "x-y": "z" } }) },
  },
  broken: { path: "broken", module: { default: () => fail() } },
  feed: { path: "feed.xml", module: { loader: () => new Response("<feed/>") } },
  guarded: { path: "guarded", module: { default: () => null, middleware: [() => undefined] } },
  lasting: {
    path: "lasting",
    module: { default: () => null, headers: () => ({ "cache-control": "public" }) },
  },
  nowhere: { path: "*", module: { default: () => null } },
};

describe.each(["/", "/de"])("a page that is there, under %s", (basename) => {
  const site = smallSite({ entry, basename, pages: { ...PAGES, ...ODD_PAGES } });
  const plainPage = plainPages(site, askedOnce(site).load);
  const routersAnswer = createRequestHandler(site, "production");
  const asked = (path: string, init?: RequestInit) =>
    new Request(`http://x${basename === "/" ? "" : basename}${path}`, init);

  it.each([
    "/",
    "/coffeeshops",
    "/coffeeshops/amsterdam?q=haze&page=2",
    "/deals",
    "/jobs/budtender?city=utrecht",
  ])("%s is what the router would answer", async (path) => {
    const ours = (await plainPage(asked(path), visitor())) ?? "";
    const theirs = await (await routersAnswer(asked(path), visitor())).text();
    // The same data stand in another order; what a browser makes of them is the test of data-text.ts.
    expect(ours.replace(DATA, "")).toBe(theirs.replace(DATA, ""));
    expect(ours).toMatch(DATA);
  });

  it.each(Object.values(ODD_PAGES).map(({ path }) => `/${path.replace("*", "nowhere/at/all")}`))(
    "%s is more than that and left to the router",
    async (path) => {
      expect(await plainPage(asked(path), visitor())).toBeUndefined();
    },
  );

  it("what a browser asks of a page it shows, and what is sent, is left to the router", async () => {
    expect(await plainPage(asked("/deals.data"), visitor())).toBeUndefined();
    expect(await plainPage(asked("/__manifest?paths=/deals"), visitor())).toBeUndefined();
    expect(await plainPage(asked("/deals", { method: "HEAD" }), visitor())).toBeUndefined();
    expect(await plainPage(asked("/deals", { method: "POST" }), visitor())).toBeUndefined();
  });
});

it("loaders are told what the router tells them", async () => {
  const loader = vi.fn((_asked: object) => ({}));
  const pages = { jobs: { path: "jobs/:job", module: { default: () => null, loader } } };
  const site = smallSite({ entry, basename: "/", pages });
  const request = new Request("http://x/jobs/budtender?city=utrecht");
  const context = visitor();
  await plainPages(site, askedOnce(site).load)(request, context);
  await createRequestHandler(site, "production")(request, context);
  const [ours, theirs] = loader.mock.calls;
  expect(ours).toEqual(theirs);
  expect(ours).toEqual([expect.objectContaining({ params: { job: "budtender" }, pattern: "jobs/:job" })]);
});

it.each([
  ["a page that is there", () => ({}), 200],
  ["a page that moved", () => redirect("/deals", 301), 301],
  ["a page that is missing", fail, 404],
])("the loader of %s is asked once, and once more for the next request", async (_what, answer, status) => {
  const loader = vi.fn(answer);
  const pages = { jobs: { path: "jobs", module: { default: () => null, loader } } };
  const handle = createPageHandler(smallSite({ entry, basename: "/", pages }), "production");
  for (const count of [1, 2]) {
    const drawn = await handle(new Request("http://x/jobs"), visitor());
    expect(drawn instanceof Response ? drawn.status : 200).toBe(status);
    expect(loader).toHaveBeenCalledTimes(count);
  }
});
