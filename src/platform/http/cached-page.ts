import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { isKnownBy, weak } from "./entity-tag.ts";
import { NonceTemplate } from "./nonce-template.ts";
import { freshNonce } from "./nonce.ts";
import type { CachedPage } from "./page-cache.ts";

/**
 * The placeholder for the nonce in a cached page. It is a nonce itself, for its length and so that no visitor can write it into a
 * page.
 */
export const NONCE_PLACE = freshNonce();

/** In bytes; a smaller answer fits one packet anyway. The same as for all other answers (hono/compress). */
const LEAST_COMPRESSED = 1024;

/** What is cached of an answer that was rendered with `NONCE_PLACE` as its nonce. */
export async function cachedPage(answer: Response): Promise<CachedPage> {
  const headers = Object.fromEntries(answer.headers);
  const keeping = headers["cache-control"] ?? "";
  const isPublic = keeping.startsWith("public");
  return {
    text: new NonceTemplate(await answer.text(), NONCE_PLACE),
    status: answer.status,
    headers: {
      ...headers,
      // Feeds and facades set their own public max-age; a page is revalidated each time.
      "cache-control": isPublic ? keeping : "private, no-cache",
      vary: isPublic ? "Accept-Encoding" : "Cookie, Accept-Encoding",
    },
    mayBeStale: !keeping.includes("must-revalidate"),
    renderedAtMs: performance.now(),
  };
}

/** A cached page for one visitor: 304, gzipped or plain, with a fresh nonce in each place. */
export async function answerWith(c: Context, page: CachedPage, nonce: string): Promise<Response> {
  const { text, status, headers } = page;
  const { etag } = headers;
  if (etag && isKnownBy(c.req.header("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (c.req.method === "HEAD") return new Response(null, { status, headers });
  if (text.length < LEAST_COMPRESSED || !takesGzip(c)) {
    return new Response(text.render(nonce), { status, headers });
  }
  return new Response(await text.renderGzipped(nonce), {
    status,
    headers: { ...headers, "content-encoding": "gzip", ...(etag && { etag: weak(etag) }) },
  });
}

function takesGzip(c: Context): boolean {
  const supports = ["gzip"];
  const match = (accepted: { type: string; q: number }[]) =>
    accepted.some(({ type, q }) => type.toLowerCase() === "gzip" && q > 0) ? "gzip" : "";
  return accepts(c, { header: "Accept-Encoding", supports, default: "", match }) === "gzip";
}
