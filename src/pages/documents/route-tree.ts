import type { RouteObject, ServerBuild } from "react-router";

/** The routes of a build as the router takes them to find a page: addresses and who stands in whom, nothing else. */
export function routeTree(routes: ServerBuild["routes"], parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: routeTree(routes, id) }];
  });
}
