import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for an address, a cookie or a header. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: whoever reads the database cannot use it. */
export function hashOfSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}
