import { I18nProvider } from "@lingui/react";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { drawDocument } from "./pages/layouts/draw-document.ts";
import { wakingScripts } from "./pages/layouts/waking-scripts.ts";
import { LinkPrefix } from "./ui/link/sent-link.tsx";
import { appContext } from "./app-context.ts";
import { addressIn } from "./platform/i18n/language-links.ts";
import { NonceContext } from "./platform/http/nonce-context.ts";
import { lastResortPage } from "./pages/last-resort-page.ts";

// The server reads what it needs of the app through these exports and never imports it by itself:
// a module loaded by Node and by the bundle would exist twice, with two sets of contexts and caches.
export { createRequestHandler } from "react-router";
export { createApi } from "./api/app.ts";
export { createPictures } from "./api/img.ts";
export { routerContext } from "./app-context.ts";

/** Draws one document, whole: nothing on these pages is worth a half page first. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { i18n, nonce, site, locale } = context.get(appContext);
  headers.set("content-type", "text/html; charset=utf-8");
  try {
    const html = await drawDocument(
      <NonceContext value={nonce}>
        <I18nProvider i18n={i18n}>
          <LinkPrefix value={prefixOf(entry)}>
            <ServerRouter context={onlyMatched(entry)} url={request.url} nonce={nonce} />
          </LinkPrefix>
        </I18nProvider>
      </NonceContext>,
    );
    return new Response(withScripts(html, await wakingScripts(entry, nonce)), { status, headers });
  } catch (error) {
    // The first failure is shown by the error page; only when that one fails too is there nothing left to draw with.
    if (!entry.staticHandlerContext.errors) throw error;
    return new Response(lastResortPage(i18n, addressIn(site.languageBases[locale], "/")), {
      status: 500,
      headers,
    });
  }
}

function prefixOf({ staticHandlerContext: { basename } }: EntryContext): string {
  return basename && basename !== "/" ? basename : "";
}

/**
 * What the router has to know to draw this one page: of the routes those that match, because it makes all it gets anew for
 * each page; no data to send, because that is written with the scripts.
 */
function onlyMatched(entry: EntryContext): EntryContext {
  const routes: EntryContext["manifest"]["routes"] = {};
  for (const { route } of entry.staticHandlerContext.matches)
    routes[route.id] = entry.manifest.routes[route.id];
  return { ...entry, manifest: { ...entry.manifest, routes }, serverHandoffStream: undefined };
}

function withScripts(html: string, scripts: string): string {
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + scripts + html.slice(end);
}

/** Unknown addresses and aborted requests are everyday life; the rest goes to the log of the server. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  const status = (error as { status?: number } | null)?.status ?? 500;
  if (request.signal.aborted || status < 500) return;
  context.get(appContext).report(error);
}

type HandleErrorArgs = { request: Request; context: Readonly<RouterContextProvider> };
