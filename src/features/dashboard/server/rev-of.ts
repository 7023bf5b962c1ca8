import { createHash } from "node:crypto";

/**
 * The `rev` of what an editor shows: a fingerprint and no counter, because imports and triggers write many of these columns too, and
 * none of them can forget to count.
 */
export function revOf(shown: object): string {
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 16);
}
