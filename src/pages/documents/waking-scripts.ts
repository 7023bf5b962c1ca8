import { LRUCache } from "lru-cache";
import type { EntryContext } from "react-router";
import { safeJson, safeText } from "#features/seo/safe-json.ts";

/** One text for each kind of page and the folder it lies in: nobody may fill the memory with made-up addresses. */
const texts = new LRUCache<string, string>({ max: 500 });

/**
 * The two scripts by which a document comes alive: the data it was drawn from, and its code. They say what the router's
 * `<Scripts>` and its stream of data would say (a test compares), but are written once the page is drawn: no preload links,
 * which on a slow phone compete with fonts and style for the line, and nothing that only a half-sent page would need.
 */
export function wakingScripts(entry: EntryContext, { data, nonce }: { data: string; nonce: string }): string {
  return (
    `<script nonce="${nonce}">${contextScript(entry, data)}</script>` +
    `<script nonce="${nonce}" type="module" async="">${moduleScript(entry)}</script>`
  );
}

function contextScript({ serverHandoffString }: EntryContext, data: string): string {
  const start = `start(c){c.enqueue(${safeText(data)});c.close()}`;
  const stream = `new ReadableStream({${start}}).pipeThrough(new TextEncoderStream())`;
  return `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=${stream};`;
}

function moduleScript(entry: EntryContext): string {
  const { basename, location, matches } = entry.staticHandlerContext;
  const folder = location.pathname.slice(0, location.pathname.lastIndexOf("/"));
  const key = [entry.manifest.version, basename, folder, ...matches.map((match) => match.route.id)].join(" ");
  const known = texts.get(key) ?? writeModuleScript(entry);
  texts.set(key, known);
  return known;
}

function writeModuleScript(entry: EntryContext): string {
  const { manifest, staticHandlerContext } = entry;
  const ids = staticHandlerContext.matches.map((match) => match.route.id);
  const hot = manifest.hmr?.runtime;
  const imports = ids.map(
    (id, at) => `import * as route${at} from ${JSON.stringify(moduleOf(manifest, id))};`,
  );
  const modules = ids.map((id, at) => `${JSON.stringify(id)}:route${at}`);
  return [
    hot ? `import ${JSON.stringify(hot)};` : "",
    ...imports,
    `window.__reactRouterManifest=${safeJson(knownAtFirst(entry, ids))};`,
    `window.__reactRouterRouteModules={${modules.join(",")}};`,
    `import(${JSON.stringify(manifest.entry.module)});`,
  ].join("");
}

type Manifest = EntryContext["manifest"];

function moduleOf(manifest: Manifest, id: string): string {
  const route = manifest.routes[id];
  if (!route) throw new Error(`The build knows no route ${id}`);
  return route.module;
}

/** The routes of the page and of the pages above it; the router asks for others when links to them are seen. */
function knownAtFirst({ manifest, staticHandlerContext }: EntryContext, ids: string[]): Manifest {
  // Private to the router, and the only way to ask it; the test of this file says when it is gone.
  const { location, _match: matchesAt } = staticHandlerContext;
  const known = new Set(ids);
  for (const path of pathsAbove(location.pathname)) {
    for (const match of matchesAt(path) ?? []) known.add(match.route.id);
  }
  return { ...manifest, routes: Object.fromEntries([...known].map((id) => [id, manifest.routes[id]])) };
}

/** Of `/a/b/c`: `/`, `/a/b` and `/a`. */
function pathsAbove(pathname: string): string[] {
  const segments = pathname.split("/").filter(Boolean);
  return ["/", ...segments.slice(1).map((_segment, at) => `/${segments.slice(0, -1 - at).join("/")}`)];
}
