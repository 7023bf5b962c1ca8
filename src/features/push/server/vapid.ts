import { createECDH } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { siteSecret } from "#platform/database/site-secret.ts";

/** By which push services know who sends (RFC 8292). */
export interface Vapid {
  /** A point of P-256, uncompressed, in base64url: what a browser subscribes with. */
  publicKey: string;
  privateKey: string;
}

/**
 * The keys of the site: of the setting `VAPID_PRIVATE_KEY`, else of a secret that is made once and kept. Another key would leave every browser that has
 * subscribed without push.
 */
export async function vapidOf(database: Database, setting: string | undefined): Promise<Vapid> {
  const secret = setting ? Buffer.from(setting, "base64url") : await siteSecret(database, "push");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: pair.getPrivateKey("base64url").padStart(43, "A"),
  };
}
