import type { Plugin } from "vite";

/** Where the router keeps what lets others watch it. */
const WATCHING = "react-router/dist/production/lib/router/instrumentation.js";

/** What the router asks of it, answered as when nobody watches. */
const NOBODY_WATCHES = `
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * The router can report each of its steps to a program that measures (the `instrumentations` of `HydratedRouter`). Nobody
 * measures in a visitor's browser, and the router has no switch to leave it out: a kilobyte of every page.
 */
export function routerUnwatched(): Plugin {
  let isFound = false;
  return {
    name: "router-unwatched",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (!id.endsWith(WATCHING)) return null;
      isFound = true;
      return NOBODY_WATCHES;
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`There is no ${WATCHING} any more: look what has become of it`);
    },
  };
}
