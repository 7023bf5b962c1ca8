import type { Context } from "hono";
import { NONCE } from "hono/secure-headers";
import { nanoid } from "nanoid";

/** In letters of 6 bits: 144 bits, and the policy requires 128 (CSP 3, 7.1). */
const LETTER_COUNT = 24;

/** A random nonce. All have the same length. */
export const freshNonce = () => nanoid(LETTER_COUNT);

/**
 * The nonce of an answer, as in the policy. Hono's own reads a few random bytes from the system each time, which is half the time
 * of the middleware; these come from a buffer.
 */
export function nonceOf(c: Context, directive: string): string {
  if (c.get("secureHeadersNonce") === undefined) c.set("secureHeadersNonce", freshNonce());
  return NONCE(c, directive);
}
