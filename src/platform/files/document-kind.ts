/** The largest document that somebody sends: a CV, or what shows that a shop is theirs. */
export const MOST_DOCUMENT_BYTES = 5_000_000;

/** Named as its file ends. */
export type DocumentKind = "pdf" | "jpg" | "png";

const PDF_BEGINS = "%PDF-";
const PDF_ENDS = "%%EOF";
/** Programs leave something after the end. */
const END_WITHIN_BYTES = 1024;

const PICTURES = [
  ["jpg", "\xff\xd8\xff"],
  ["png", "\x89PNG\r\n\x1a\n"],
] as const satisfies readonly (readonly [DocumentKind, string])[];

/**
 * What a file is by how it begins, a PDF also by how it ends; undefined for all else. It is never opened here: what is in between is for
 * whoever downloads it to judge.
 */
export function documentKind(bytes: Uint8Array): DocumentKind | undefined {
  // Not `TextDecoder`, whose latin1 is Windows’ and has other letters from 0x80 on.
  const text = (part: Uint8Array) => String.fromCodePoint(...part);
  const beginning = text(bytes.subarray(0, 8));
  if (beginning.startsWith(PDF_BEGINS))
    return text(bytes.subarray(-END_WITHIN_BYTES)).includes(PDF_ENDS) ? "pdf" : undefined;
  return PICTURES.find(([, begins]) => beginning.startsWith(begins))?.[0];
}
