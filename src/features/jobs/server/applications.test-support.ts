import { randomBytes } from "node:crypto";

/** A file of so many bytes that begins and ends as a PDF does. */
export function pdf(byteCount = 2_000): Buffer<ArrayBuffer> {
  const [begin, end] = [Buffer.from("%PDF-1.7\n"), Buffer.from("\n%%EOF\n")];
  return Buffer.concat([begin, randomBytes(byteCount - begin.length - end.length), end]);
}
