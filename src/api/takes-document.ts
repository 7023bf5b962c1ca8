import type { Context, MiddlewareHandler } from "hono";
import { DOCUMENT_TOO_LARGE } from "#features/media/call-refusals.ts";
import { MOST_DOCUMENT_BYTES } from "#platform/files/document-kind.ts";
import { takesUpload } from "./takes-upload.ts";

/** Before a call that takes a form with a document of at most 5 MB in one of its fields. */
export function takesDocument(field: string, limits: { mostParts?: number } = {}): MiddlewareHandler {
  return takesUpload({
    ...limits,
    mostBytes: MOST_DOCUMENT_BYTES,
    tooLarge: (c) => documentTooLarge(c, field),
  });
}

export function documentTooLarge(c: Context, field: string): Response {
  return c.json({ errors: [{ msg: DOCUMENT_TOO_LARGE.msg, param: field }] }, 413);
}

/** A document that somebody sent, to be saved: of no type that a browser opens by itself, and under a name of ours. */
export function documentAnswer(c: Context, bytes: Uint8Array, fileName: string): Response {
  c.header("content-type", "application/octet-stream");
  c.header("content-disposition", `attachment; filename="${fileName}"`);
  return c.body(new Uint8Array(bytes));
}
