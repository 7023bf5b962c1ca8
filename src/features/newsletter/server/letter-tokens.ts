import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { siteSecret } from "#platform/database/site-secret.ts";

// Tokens are made again from a secret of the site whenever a letter is sent, so that none is ever stored, not even in the queue of
// tasks, and a letter that is sent twice has the same link.

async function tokenFor(database: Database, purpose: string): Promise<string> {
  const secret = await siteSecret(database, "newsletter-links");
  return createHmac("sha256", secret).update(purpose).digest("base64url");
}

/** Confirms the address of one letter, once. */
export function confirmToken(database: Database, letterId: number): Promise<string> {
  return tokenFor(database, `confirm ${letterId}`);
}

interface Subscriber {
  accountId: number;
  email: string;
}

/** Ends all letters to this address, as often as one likes. */
export async function unsubscribeToken(
  database: Database,
  { accountId, email }: Subscriber,
): Promise<string> {
  return `${accountId}.${await tokenFor(database, `unsubscribe ${accountId} ${email.toLowerCase()}`)}`;
}

/** Of whom an unsubscribe token claims to be; undefined when it is none. */
export function claimedAccountId(token: string): number | undefined {
  const [, id] = /^(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  return id === undefined ? undefined : Number(id);
}

export async function isUnsubscribeToken(
  database: Database,
  token: string,
  subscriber: Subscriber,
): Promise<boolean> {
  const expected = Buffer.from(await unsubscribeToken(database, subscriber));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
