import { text } from "node:stream/consumers";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { drawPage } from "./pages/documents/draw-page.tsx";
import { appContext } from "./app-context.ts";
import { addressIn } from "./platform/i18n/language-links.ts";
import { lastResortPage } from "./pages/last-resort-page.ts";

// The server reads what it needs of the app through these exports and never imports it by itself:
// a module loaded by Node and by the bundle would exist twice, with two sets of contexts and caches.
export { createPageHandler } from "./pages/documents/create-page-handler.ts";
export { createApi } from "./api/app.ts";
export { createPictures } from "./api/img.ts";
export { routerContext } from "./app-context.ts";
export { redirectFor } from "./features/seo/server/redirect-for.ts";

/** Draws one document, whole: nothing on these pages is worth a half page first. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { i18n, site, locale, nonce } = context.get(appContext);
  headers.set("content-type", "text/html; charset=utf-8");
  try {
    const data = entry.serverHandoffStream ? await text(entry.serverHandoffStream) : "";
    const router = <ServerRouter context={forDrawing(entry)} url={request.url} nonce={nonce} />;
    const html = await drawPage({ router, entry, data, context });
    return new Response(html, { status, headers });
  } catch (error) {
    // The first failure is shown by the error page; only when that one fails too is there nothing left to draw with.
    if (!entry.staticHandlerContext.errors) throw error;
    return new Response(lastResortPage(i18n, addressIn(site.languageBases[locale], "/")), {
      status: 500,
      headers,
    });
  }
}

/**
 * What the router has to know to draw this one page: of the routes those that match, because it makes all it gets anew each
 * time; no data to send, because that is written with the scripts.
 */
function forDrawing(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes }, serverHandoffStream: undefined };
}

/** Unknown addresses and aborted requests are everyday life; the rest goes to the log of the server. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  const status = (error as { status?: number } | null)?.status ?? 500;
  if (request.signal.aborted || status < 500) return;
  context.get(appContext).report(error);
}

type HandleErrorArgs = { request: Request; context: Readonly<RouterContextProvider> };
