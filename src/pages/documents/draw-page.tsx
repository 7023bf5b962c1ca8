import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { NonceContext } from "#platform/http/nonce-context.ts";
import { DrawnBefore } from "#ui/drawn-once/drawn-once.tsx";
import { appContext } from "../../app-context.ts";
import { drawDocument } from "./draw-document.ts";
import { frameOfLanguage } from "./frame-of-language.tsx";
import { InLanguage } from "./in-language.tsx";
import { wakingScripts } from "./waking-scripts.ts";

interface Page {
  entry: EntryContext;
  /** What wakes it up, as the router writes it. */
  data: string;
  context: Readonly<RouterContextProvider>;
  url: string | URL;
}

/** The whole HTML of a page, with what brings it to life in a browser. */
export async function drawPage({ entry, data, context, url }: Page): Promise<string> {
  const { i18n, nonce } = context.get(appContext);
  const language = { i18n, prefix: prefixOf(entry) };
  const frame = frameOfLanguage(language);
  const html = await drawDocument(
    <NonceContext value={nonce}>
      <InLanguage {...language}>
        <DrawnBefore value={frame}>
          <ServerRouter context={forDrawing(entry)} url={url} nonce={nonce} />
        </DrawnBefore>
      </InLanguage>
    </NonceContext>,
  );
  frame.drawWanted();
  return withScripts(html, wakingScripts(entry, { data, nonce }));
}

function prefixOf({ staticHandlerContext: { basename } }: EntryContext): string {
  return basename && basename !== "/" ? basename : "";
}

type Manifest = EntryContext["manifest"];

/** For each build the manifests of its kinds of pages, by the route of the page. */
const manifests = new WeakMap<Manifest, Map<string | undefined, Manifest>>();

/**
 * What the router has to know to draw this one page: of the routes those that match, because it makes all it gets anew for
 * each page, and not what they import, which it would put into a list that nobody reads; no data to send, because that
 * is written with the scripts.
 */
function forDrawing(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const kinds = manifests.get(entry.manifest) ?? new Map<string | undefined, Manifest>();
  const manifest = kinds.get(ids.at(-1)) ?? onlyRoutes(entry.manifest, ids);
  kinds.set(ids.at(-1), manifest);
  manifests.set(entry.manifest, kinds);
  return { ...entry, manifest, serverHandoffStream: undefined };
}

function onlyRoutes(manifest: Manifest, ids: readonly string[]): Manifest {
  const routes = ids.map((id) => [id, { ...manifest.routes[id], imports: undefined }]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}

function withScripts(html: string, scripts: string): string {
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + scripts + html.slice(end);
}
