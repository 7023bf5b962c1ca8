import { sql } from "kysely";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { PUBLIC_STATUSES } from "#features/shops/shop.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { ClaimSource, CodeProof, NoMail } from "../claim.ts";
import { isOfOwnDomain } from "../own-domain.ts";

interface Contact {
  id: number;
  name: string;
  slug: string;
  isSample: boolean;
  email: string | null;
  phone: string | null;
  website: string | null;
  source: ClaimSource | null;
  observedOn: string | null;
  isSpokenFor: boolean;
}

/** What a shop or a brand can be claimed by. */
export interface ItemToClaim extends Omit<Contact, "email" | "phone" | "website"> {
  /** Where a code would go by each proof; absent where there is none that counts. */
  proofs: Partial<Record<CodeProof, string>>;
  /** Why its own domain is none of them, though it has one. */
  noMail: NoMail | null;
}

/** What everybody may read of an item of a kind, and whose word its address and number are. */
const COLUMNS = {
  shop: sql`
    shop.id, shop.name, shop.slug, shop.is_sample as "isSample", shop.email, shop.phone, shop.website, contact.source,
    contact.observed_on as "observedOn",
    exists (select from ${livingRoles} as role where role.shop_id = shop.id) as "isSpokenFor"
    from shop left join shop_fact as contact on contact.shop_id = shop.id and contact.fact_group = 'contact'`,
  brand: sql`
    brand.id, brand.name, brand.slug, brand.is_sample as "isSample", brand.email, brand.phone, brand.website, brand.source,
    brand.observed_on as "observedOn",
    exists (select from ${livingRoles} as role where role.brand_id = brand.id) as "isSpokenFor"
    from brand`,
};

const STATUSES = { shop: PUBLIC_STATUSES, brand: ["active"] } as const;

type Statuses = { statuses: readonly string[] };

const isPublic = (type: SpokenFor["type"], p: Params<Statuses>) =>
  sql`${sql.ref(`${type}.status`)} = any(${p.statuses}::text[])`;

const bySlugOf = (type: SpokenFor["type"]) =>
  statement(
    `${type}-to-claim-by-slug`,
    (_, p: Params<Statuses & { slug: string }>) => sql<Contact>`
      select ${COLUMNS[type]} where ${sql.ref(`${type}.slug`)} = ${p.slug} and ${isPublic(type, p)}`,
    { isRead: true },
  );

/** Held against other claims of the item, so that two at once count each other. */
const heldOf = (type: SpokenFor["type"]) =>
  statement(
    `${type}-to-claim`,
    (_, p: Params<Statuses & { id: number }>) => sql<Contact>`
      select ${COLUMNS[type]} where ${sql.ref(`${type}.id`)} = ${p.id} and ${isPublic(type, p)}
      for no key update of ${sql.table(type)}`,
  );

const bySlug = { shop: bySlugOf("shop"), brand: bySlugOf("brand") };
const held = { shop: heldOf("shop"), brand: heldOf("brand") };

const KNOWN_FOR_MS = 30 * 24 * 3_600_000;

/** Undefined when there is none of this slug. */
export async function itemToClaim(
  database: Database,
  { type, slug, now }: { type: SpokenFor["type"]; slug: string; now: Date },
): Promise<ItemToClaim | undefined> {
  const contact = await bySlug[type].first(database, { slug, statuses: STATUSES[type] });
  return contact && toClaim(contact, now);
}

/** The same by its id, held until the transaction ends. */
export async function holdItemToClaim(
  tx: Database,
  { item: { type, id }, now }: { item: SpokenFor; now: Date },
): Promise<ItemToClaim | undefined> {
  const contact = await held[type].first(tx, { id, statuses: STATUSES[type] });
  return contact && toClaim(contact, now);
}

function toClaim({ email, phone, website, ...item }: Contact, now: Date): ItemToClaim {
  const isOwn = email !== null && website !== null && isOfOwnDomain(email, website);
  if (!isKnownLongEnough(item, now))
    return { ...item, proofs: {}, noMail: website === null ? null : "tooNew" };
  const proofs = { ...(isOwn && { email }), ...(phone !== null && { phone }) };
  return { ...item, proofs, noMail: website === null || isOwn ? null : whyNoMail(email) };
}

function whyNoMail(email: string | null): NoMail {
  return email === null ? "noAddress" : "otherDomain";
}

/**
 * What a visitor or an owner wrote counts once it stood there for thirty days: who claims an item could have put their own number on
 * its page a minute ago. Registers, maps, catalogues and our editors are others than the claimant.
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
