import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";

/** What is kept of a code. */
export interface KeptCode {
  salt: Buffer;
  hash: Buffer;
}

/** Six digits, and what is kept of them. */
export async function newClaimCode(): Promise<{ code: string; kept: KeptCode }> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const salt = randomBytes(16);
  return { code, kept: { salt, hash: await hashOf(code, salt) } };
}

/** In constant time. */
export async function isClaimCode(typed: string, { salt, hash }: KeptCode): Promise<boolean> {
  return timingSafeEqual(await hashOf(typed, salt), hash);
}

/** Slowly: a million codes are few for whoever reads the database. */
function hashOf(code: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code, salt, 32, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}
