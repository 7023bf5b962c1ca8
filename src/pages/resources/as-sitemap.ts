import { Readable } from "node:stream";
import type { ReadableStream as WebStream } from "node:stream/web";

/** Streams a sitemap, so that a long one takes no more memory than a short one. */
export function asSitemap(written: Readable): Response {
  // The writers yield text, and a response body takes bytes.
  const text = Readable.toWeb(written) as WebStream as unknown as ReadableStream<string>;
  const body = text.pipeThrough(new TextEncoderStream());
  return new Response(body, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
