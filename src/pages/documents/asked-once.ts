import type { LoaderFunctionArgs, ServerBuild } from "react-router";

/** What the loader of a route gives, or undefined where it has none. */
export type Load = (id: string, asked: LoaderFunctionArgs) => Promise<unknown>;

/**
 * A build whose loaders are asked once a request: what the short way was told, good or bad, the router is told again. A page
 * that is missing costs no second search, and one whose database is away no second wait.
 */
export function askedOnce(build: ServerBuild): { build: ServerBuild; load: Load } {
  // A context is made for one request.
  const told = new WeakMap<object, Map<string, Promise<unknown>>>();

  async function ask(id: string, asked: LoaderFunctionArgs): Promise<unknown> {
    return build.routes[id]?.module.loader?.(asked);
  }

  function load(id: string, asked: LoaderFunctionArgs): Promise<unknown> {
    const ofRequest = told.get(asked.context) ?? new Map<string, Promise<unknown>>();
    told.set(asked.context, ofRequest);
    const known = ofRequest.get(id) ?? ask(id, asked);
    ofRequest.set(id, known);
    return known;
  }

  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route?.module.loader) return [id, route];
    const loader = (asked: LoaderFunctionArgs) => load(id, asked);
    return [id, { ...route, module: { ...route.module, loader } }];
  });
  return { build: { ...build, routes: Object.fromEntries(routes) }, load };
}
