import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { routerUnwatched } from "./build-router-unwatched.ts";

const INSTALLED = resolve("node_modules/react-router/dist/production/lib/router/instrumentation.js");

type Watching = {
  getRouteInstrumentationUpdates(watchers: [], route: object): object;
  instrumentClientSideRouter(router: object, watchers: []): object;
  consumeInstrumentationClientResultMetaReceiver(router: object): unknown;
  instrumentHandler(handler: object, watchers: []): object;
};

/** What the router has for those who watch it, and what stands there instead in the built site. */
async function both(): Promise<{ installed: Watching; ours: Watching }> {
  const { load } = routerUnwatched() as { load(id: string): string | null };
  return {
    installed: (await import(pathToFileURL(INSTALLED).href)) as Watching,
    ours: (await import(`data:text/javascript,${encodeURIComponent(load(INSTALLED) ?? "")}`)) as Watching,
  };
}

test("what stands instead of the router's watching exports the same names", async () => {
  const { installed, ours } = await both();
  expect(Object.keys(ours).toSorted()).toEqual(Object.keys(installed).toSorted());
});

test("it answers what the router's own answers when nobody watches", async () => {
  const router = { navigate: () => undefined, fetch: () => undefined };
  const route = { id: "root", loader: () => undefined, middleware: [() => undefined] };
  const handler = () => undefined;
  const { installed, ours } = await both();
  for (const one of [installed, ours]) {
    expect(one.getRouteInstrumentationUpdates([], route)).toEqual({});
    expect(one.instrumentClientSideRouter(router, [])).toBe(router);
    expect(one.consumeInstrumentationClientResultMetaReceiver(router)).toBeUndefined();
    expect(one.instrumentHandler(handler, [])).toBe(handler);
  }
});

test("any other module stays what it is", () => {
  const { load } = routerUnwatched() as { load(id: string): string | null };
  expect(load(resolve("node_modules/react-router/dist/production/lib/router/router.js"))).toBeNull();
});
