import type { Context } from "hono";
import { NONCE } from "hono/secure-headers";
import { nanoid } from "nanoid";

/** Of 64 letters: 144 bits, and the policy asks for 128 (CSP 3, 7.1). */
const LETTER_COUNT = 24;

/** A word that nobody can guess. All have the same length. */
export const freshNonce = () => nanoid(LETTER_COUNT);

/**
 * The nonce of an answer, as it stands in the policy. Hono's own asks the system for a few bytes each time, which is half
 * of the way through all doors; these come from a store of them.
 */
export function nonceOf(c: Context, directive: string): string {
  if (c.get("secureHeadersNonce") === undefined) c.set("secureHeadersNonce", freshNonce());
  return NONCE(c, directive);
}
