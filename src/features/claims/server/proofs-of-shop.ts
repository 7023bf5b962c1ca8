import { sql } from "kysely";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { FactSource } from "#features/shops/facts.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { CodeProof, NoMail } from "../claim.ts";
import { isOfOwnDomain } from "../own-domain.ts";

interface Contact {
  id: number;
  name: string;
  slug: string;
  email: string | null;
  phone: string | null;
  website: string | null;
  source: FactSource | null;
  observedOn: string | null;
  isSpokenFor: boolean;
}

/** What a shop can be claimed by. */
export interface ShopToClaim {
  id: number;
  name: string;
  slug: string;
  /** Where a code would go by each proof; absent where there is none that counts. */
  proofs: Partial<Record<CodeProof, string>>;
  /** Why its own domain is none of them, though it has one. */
  noMail: NoMail | null;
  source: FactSource | null;
  observedOn: string | null;
  isSpokenFor: boolean;
}

const columns = sql`
  shop.id, shop.name, shop.slug, shop.email, shop.phone, shop.website, contact.source, contact.observed_on as "observedOn",
  exists (
    select from ${livingRoles} as role where role.shop_id = shop.id) as "isSpokenFor"
  from shop left join shop_fact as contact on contact.shop_id = shop.id and contact.fact_group = 'contact'`;

const bySlug = statement(
  "shop-to-claim-by-slug",
  (_, p: Params<{ slug: string; statuses: string[] }>) =>
    sql<Contact>`select ${columns} where shop.slug = ${p.slug} and shop.status = any(${p.statuses}::text[])`,
  { isRead: true },
);

/** Held against other claims of the shop, so that two at once count each other. */
const held = statement(
  "shop-to-claim",
  (_, p: Params<{ id: number; statuses: string[] }>) => sql<Contact>`
    select ${columns} where shop.id = ${p.id} and shop.status = any(${p.statuses}::text[]) for no key update of shop`,
);

const KNOWN_FOR_MS = 30 * 24 * 3_600_000;

/** Undefined when there is none of this slug. */
export async function shopToClaim(
  database: Database,
  { slug, now }: { slug: string; now: Date },
): Promise<ShopToClaim | undefined> {
  const contact = await bySlug.first(database, { slug, statuses: [...PUBLIC_STATUSES] });
  return contact && toClaim(contact, now);
}

/** The same by its id, held until the transaction ends. */
export async function holdShopToClaim(
  tx: Database,
  { shopId, now }: { shopId: number; now: Date },
): Promise<ShopToClaim | undefined> {
  const contact = await held.first(tx, { id: shopId, statuses: [...PUBLIC_STATUSES] });
  return contact && toClaim(contact, now);
}

function toClaim({ email, phone, website, ...shop }: Contact, now: Date): ShopToClaim {
  const isOwn = email !== null && website !== null && isOfOwnDomain(email, website);
  if (!isKnownLongEnough(shop, now))
    return { ...shop, proofs: {}, noMail: website === null ? null : "tooNew" };
  const proofs = { ...(isOwn && { email }), ...(phone !== null && { phone }) };
  return { ...shop, proofs, noMail: website === null || isOwn ? null : whyNoMail(email) };
}

function whyNoMail(email: string | null): NoMail {
  return email === null ? "noAddress" : "otherDomain";
}

/**
 * What a visitor or an owner wrote counts once it stood there for thirty days: who claims a shop could have put their own number on
 * its page a minute ago. Registers, maps and our editors are others than the claimant.
 */
function isKnownLongEnough(
  { source, observedOn }: Pick<Contact, "source" | "observedOn">,
  now: Date,
): boolean {
  if (source === null || observedOn === null) return false;
  if (source !== "visitor" && source !== "owner") return true;
  // Of a month or a year its last day, so that nothing is taken for older than it is.
  const day = observedOn + "-12-31".slice(observedOn.length - 4);
  return day <= new Date(now.getTime() - KNOWN_FOR_MS).toISOString().slice(0, 10);
}
