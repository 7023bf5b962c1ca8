import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { siteSecret } from "#platform/database/site-secret.ts";
import type { Locale } from "#platform/i18n/locales.ts";

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

/** What a letter can be ended of: each kind by itself. */
export const ENDED_KINDS = ["newsletter", "notices", "digest"] as const;

export type EndedKind = (typeof ENDED_KINDS)[number];

/** Ends letters of a kind to this address, as often as one likes. That of the newsletter does not say which: it was there first. */
export async function unsubscribeToken(
  database: Database,
  { accountId, email }: Subscriber,
  kind: EndedKind = "newsletter",
): Promise<string> {
  const [name, purpose] = kind === "newsletter" ? ["", ""] : [`${kind}.`, `${kind} `];
  return `${name}${accountId}.${await tokenFor(database, `unsubscribe ${purpose}${accountId} ${email.toLowerCase()}`)}`;
}

const addressOf = statement("address-to-unsubscribe", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("newsletter").select("email").where("account_id", "=", p.accountId),
);

/** Of whom an unsubscribe token is, and what it ends; undefined for one of nobody, or of an address that is not theirs any more. */
export async function subscriberOfToken(
  tx: Database,
  token: string,
): Promise<{ accountId: number; kind: EndedKind } | undefined> {
  const [, named, id] = /^(?:(notices|digest)\.)?(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  const kind = (named ?? "newsletter") as EndedKind;
  const accountId = Number(id);
  const row = id === undefined ? undefined : await addressOf.first(tx, { accountId });
  if (!row) return undefined;
  const expected = Buffer.from(await unsubscribeToken(tx, { accountId, ...row }, kind));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given)
    ? { accountId, kind }
    : undefined;
}

/** The address that ends letters of a kind: by a POST of a mail program, and by a page for whoever opens it. */
export async function unsubscribeAddress(
  database: Database,
  { locale, base, ...subscriber }: Subscriber & { locale: Locale; base: string },
  kind: EndedKind = "newsletter",
): Promise<string> {
  const address = new URL("/api/newsletterunsubscribe", base);
  address.searchParams.set("token", await unsubscribeToken(database, subscriber, kind));
  // For whoever opens it in a browser.
  address.searchParams.set("lang", locale);
  return address.href;
}
