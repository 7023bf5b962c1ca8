import { Invalid } from "#platform/errors/errors.ts";
import { documentKind } from "#platform/files/document-kind.ts";
import type { ImageWorkers } from "#platform/images/image-workers.ts";
import { NO_DOCUMENT } from "../call-refusals.ts";

/** In pixels. Of an extract, the small print is readable. */
const LONGEST_SIDE = 4096;

/**
 * What is kept of a document that somebody sends. A picture is drawn anew, upright and without what a camera noted, such as where it was
 * taken; a PDF is never opened.
 * @throws Invalid for what is neither, or broken; `ImagesBusy` passes (503)
 */
export async function documentToKeep(workshop: ImageWorkers, sent: Uint8Array): Promise<Uint8Array> {
  const kind = documentKind(sent);
  if (kind === "pdf") return sent;
  const task = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", format: "jpegOrPng" } as const;
  const outcome = kind && (await workshop.make("upload", sent, task));
  if (!outcome || "refused" in outcome) throw new Invalid([{ msg: NO_DOCUMENT.msg, param: "document" }]);
  return outcome.made.bytes;
}
