import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { siteSecret } from "#platform/database/site-secret.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The secret of an account's app, encrypted for its row: in the row of another account it cannot be read. */
export async function sealSecret(database: Database, accountId: number, secret: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, await keyOf(database), nonce).setAAD(rowOf(accountId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export async function openSecret(database: Database, accountId: number, sealed: Buffer): Promise<string> {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(ALGORITHM, await keyOf(database), nonce, options)
    .setAAD(rowOf(accountId))
    .setAuthTag(tag);
  return (
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8")
  );
}

const keyOf = (database: Database) => siteSecret(database, "second-factor");
const rowOf = (accountId: number) => Buffer.from(`account ${accountId}`);
