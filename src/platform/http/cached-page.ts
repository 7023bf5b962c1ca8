import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { isKnownBy, weak } from "./entity-tag.ts";
import { NonceTemplate } from "./nonce-template.ts";
import { freshNonce } from "./nonce.ts";
import type { DrawnPage } from "./page-cache.ts";

/** Stands where the nonce will be in a kept page: as long as one, and one itself, or a visitor could write it and get a valid nonce. */
export const NONCE_PLACE = freshNonce();

/** Below it a packet is not filled either way; the same as of all other answers (hono/compress). */
const LEAST_COMPRESSED = 1024;

/** What is kept of an answer that was drawn with `NONCE_PLACE` as its nonce. */
export async function cachedPage(answer: Response): Promise<DrawnPage> {
  const headers = Object.fromEntries(answer.headers);
  const keeping = headers["cache-control"] ?? "";
  const isPublic = keeping.startsWith("public");
  return {
    text: new NonceTemplate(await answer.text(), NONCE_PLACE),
    status: answer.status,
    headers: {
      ...headers,
      // Feeds and houses say how long they hold, for everybody; a page is asked for again each time.
      "cache-control": isPublic ? keeping : "private, no-cache",
      vary: isPublic ? "Accept-Encoding" : "Cookie, Accept-Encoding",
    },
    drawnAtMs: Date.now(),
  };
}

/** A kept page for one visitor: only asked about, packed or plain, with a nonce of its own in each gap. */
export async function answerWith(c: Context, page: DrawnPage, nonce: string): Promise<Response> {
  const { text, status, headers } = page;
  const { etag } = headers;
  if (etag && isKnownBy(c.req.header("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (c.req.method === "HEAD") return new Response(null, { status, headers });
  if (text.length < LEAST_COMPRESSED || !takesGzip(c)) {
    return new Response(text.filledWith(nonce), { status, headers });
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
