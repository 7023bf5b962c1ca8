import { createElement } from "react";
import {
  createStaticRouter,
  type EntryContext,
  renderMatches,
  type RouteMatch,
  Router,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterNavigationContext as NavigationContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";
import { useNonce } from "#platform/http/nonce-context.ts";
import { type Framework, linksOf, LinksOfPage } from "./page-links.tsx";

type StaticContext = EntryContext["staticHandlerContext"];
type RouteModules = EntryContext["routeModules"];

/** A router to which nothing has happened and nothing will. */
const router = createStaticRouter([], { matches: [] } as unknown as StaticContext);
const { navigation, revalidation, ...stillness } = router.state;
const idle = { navigation, revalidation };

/** Pages are drawn where they are, and nobody goes anywhere meanwhile. */
const stay = () => {
  throw new Error("A page that is being drawn can lead nowhere");
};
const navigator = { createHref: router.createHref, push: stay, replace: stay, go: stay };

interface PlainRouterProps {
  framework: Framework;
  page: StaticContext;
}

/**
 * What parts of a page hear from the router while the server draws them, as they hear it of `<ServerRouter>`: where they are,
 * what was loaded, and that nothing is on its way. It makes no routes, because the page is found, and no boundaries,
 * because on a server they catch nothing (decision 20).
 */
export function PlainRouter({ framework, page }: PlainRouterProps) {
  const nonce = useNonce();
  const { basename = "/", location, matches, loaderData, actionData, errors } = page;
  const parts = matches.map((match) => withParts(match, framework.routeModules));
  return (
    // Ids tell where in the tree they were made, so even the places where the router has nothing have to be there.
    <>
      <FrameworkContext value={{ ...framework, nonce }}>
        <>
          <RouterContext value={{ router, navigator, basename, static: true, staticContext: page }}>
            <StateContext value={{ ...stillness, location, matches }}>
              <NavigationContext value={idle}>
                <DataContext value={{ loaderData, actionData, errors }}>
                  <LinksOfPage value={linksOf(framework, matches)}>
                    <Router basename={basename} location={location} navigator={navigator} static>
                      {renderMatches(parts)}
                    </Router>
                  </LinksOfPage>
                </DataContext>
              </NavigationContext>
            </StateContext>
          </RouterContext>
          {null}
        </>
      </FrameworkContext>
      {null}
    </>
  );
}

/** A page or what stands around it, with what it is drawn from. Around the root stands the layout of the document. */
function withParts(
  { route: { id }, ...match }: StaticContext["matches"][number],
  modules: RouteModules,
): RouteMatch {
  const { default: Component, Layout } = modules[id] ?? {};
  if (!Layout || !Component) return { ...match, route: { id, Component } };
  return { ...match, route: { id, element: createElement(Layout, null, createElement(Component)) } };
}
