import { I18nProvider } from "@lingui/react";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { appContext } from "./app-context.ts";
import { lastResortPage } from "./pages/last-resort-page.ts";
import { NonceContext } from "./platform/http/nonce-context.ts";
import { addressIn } from "./platform/i18n/language-links.ts";
import { LinkPrefix } from "#ui/link/static-link.tsx";

// The server reads what it needs of the app through these exports and never imports it by itself:
// a module loaded by Node and by the bundle would exist twice, with two sets of contexts and caches.
export { createRequestHandler } from "react-router";
export { createApi } from "./api/app.ts";
export { createAuth } from "./api/auth.ts";
export { createPictures } from "./api/img.ts";
export { routerContext } from "./app-context.ts";
export { viewerOfToken } from "./features/accounts/server/viewer-of-token.ts";
export { redirectFor } from "./features/seo/server/redirect-for.ts";

/**
 * Renders one document completely before answering: whole pages are cached for other visitors (page-handler.ts), and their data
 * take milliseconds, so streaming would gain nothing.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { i18n, site, locale, nonce } = context.get(appContext);
  const { basename = "/", errors } = entry.staticHandlerContext;
  headers.set("content-type", "text/html; charset=utf-8");
  try {
    const stream = await renderToReadableStream(
      <NonceContext value={nonce}>
        <I18nProvider i18n={i18n}>
          <LinkPrefix value={basename === "/" ? "" : basename}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </LinkPrefix>
        </I18nProvider>
      </NonceContext>,
      // Waits for the whole stream: otherwise React sends large parts later, with scripts that move them into place. Errors are
      // rethrown here, and the router passes them to handleError.
      { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => undefined },
    );
    await stream.allReady;
    return new Response(await new Response(stream).text(), { status, headers });
  } catch (error) {
    // The first failure is shown by the error page; the last resort is for when that one fails too.
    if (!errors) throw error;
    return new Response(lastResortPage(i18n, addressIn(site.languageBases[locale], "/")), {
      status: 500,
      headers,
    });
  }
}

/** Unknown addresses and aborted requests are normal; all other errors are logged. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  const status = (error as { status?: number } | null)?.status ?? 500;
  if (request.signal.aborted || status < 500) return;
  context.get(appContext).report(error);
}

type HandleErrorArgs = { request: Request; context: Readonly<RouterContextProvider> };
