/**
 * Whether a browser has cached what has this tag (RFC 9110, 13.1.2): any of its tags, weak or strong, because on the way
 * compression makes a strong one weak; `*` is anything.
 */
export function isKnownBy(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map(strong);
  return known.some((one) => one === strong(etag) || one === "*");
}

function strong(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

/** The tag of the same content in other bytes, such as compressed. */
export function weak(etag: string): string {
  return `W/${strong(etag)}`;
}

/** The tag of a file, which changes with it. */
export function tagOfFile({ size, mtimeMs }: { size: number; mtimeMs: number }): string {
  return `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
}
