import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { isKnownBy, weak } from "./entity-tag.ts";
import { GappedText } from "./gapped-text.ts";
import { freshNonce } from "./nonce.ts";
import type { DrawnPage } from "./page-cache.ts";

/** Stands where the nonce will be in a kept page: as long as one, and one itself, or a visitor could write it and get a valid nonce. */
export const NONCE_PLACE = freshNonce();

/** A whole document of which there is nothing else to say: to put it into an answer and read it out again costs time. */
export type Html = string;

export const DOCUMENT_HEADERS = { "content-type": "text/html; charset=utf-8" };

/** Below it a packet is not filled either way; the same as of all other answers (hono/compress). */
const LEAST_COMPRESSED = 1024;

/** What is kept of an answer that was drawn with `NONCE_PLACE` as its nonce. */
export async function keptPage(drawn: Response | Html): Promise<DrawnPage> {
  const { text, status, headers } = typeof drawn === "string" ? documentOf(drawn) : await readAnswer(drawn);
  const keeping = headers["cache-control"] ?? "";
  const isPublic = keeping.startsWith("public");
  return {
    text: new GappedText(text, NONCE_PLACE),
    status,
    headers: {
      ...headers,
      // Feeds and houses say how long they hold, for everybody; a page is asked for again each time.
      "cache-control": isPublic ? keeping : "private, no-cache",
      vary: isPublic ? "Accept-Encoding" : "Cookie, Accept-Encoding",
    },
    drawnAtMs: Date.now(),
  };
}

interface Answer {
  text: string;
  status: number;
  headers: Record<string, string>;
}

const documentOf = (html: Html): Answer => ({ text: html, status: 200, headers: DOCUMENT_HEADERS });

async function readAnswer(answer: Response): Promise<Answer> {
  return { text: await answer.text(), status: answer.status, headers: Object.fromEntries(answer.headers) };
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
  return new Response(await text.gzippedWith(nonce), {
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
