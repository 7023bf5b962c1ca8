import { sql } from "kysely";
import { columnsOf } from "#features/accounts/server/item-role.ts";
import { livingRoles } from "#features/accounts/server/speaks-for-sql.ts";
import { personAnswer } from "#features/accounts/person.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { OpenClaim, OwnClaim, WaitingClaim } from "../claim.ts";
import { isOf } from "./is-of.ts";
import { nameOf, slugOf, typeOf } from "./item-of.ts";

const isDispute = sql`exists (
  select from ${livingRoles} as role
  where (role.shop_id = claim.shop_id or role.brand_id = claim.brand_id) and role.account_id <> claim.claimant_id)`;

const MOST = 500;

const waiting = statement(
  "claims-waiting",
  (_, p: Params<{ id: number | null }>) => sql<
    Omit<WaitingClaim, "rev" | "claimant"> & { claimant: PersonRow }
  >`
    select claim.id::text as "_id",
      case when claim.brand_id is null
        then jsonb_build_object('type', 'shop', '_id', shop.id::text, 'url', shop.slug, 'name', shop.name)
        else jsonb_build_object('type', 'brand', '_id', brand.id::text, 'url', brand.slug, 'name', brand.name)
      end as item,
      (select to_json(person) from (select ${personColumns}) as person) as claimant,
      to_json(account.created_at) #>> '{}' as "memberSince", claim.state, claim.proof, claim.proof_by as "proofBy", claim.source,
      claim.observed_on as "observedOn", to_json(claim.asked_at) #>> '{}' as "askedAt", ${isDispute} as "isDispute"
    from shop_claim as claim
    left join shop on shop.id = claim.shop_id
    left join brand on brand.id = claim.brand_id
    join account on account.id = claim.claimant_id and account.erase_at is null
    ${personJoins}
    where (claim.state = 'proven' or (claim.state = 'asked' and claim.proof = 'phone'))
      and (${p.id}::bigint is null or claim.id = ${p.id}::bigint)
    order by claim.asked_at, claim.id limit ${sql.lit(MOST)}`,
  { isRead: true },
);

/** What waits for an admin, the oldest first: what is proven, and what somebody asked to be called for; or one of them. */
export async function claimsWaiting(
  database: Database,
  { id = null }: { id?: number | null } = {},
): Promise<WaitingClaim[]> {
  const rows = await waiting.all(database, { id });
  return rows.map(({ claimant, ...claim }) => {
    const shown = { ...claim, claimant: personAnswer(personOf(claimant)) };
    return { ...shown, rev: revOf(shown) };
  });
}

const own = statement(
  "own-claim",
  (_, p: Params<ReturnType<typeof columnsOf> & { accountId: number }>) => sql<OwnClaim>`
    select claim.proof, claim.proof_by as "proofBy", claim.state, claim.tries_left as "triesLeft",
      to_json(claim.code_until) #>> '{}' as "codeUntil", ${isDispute} as "isDispute", claim.reason, claim.explanation
    from shop_claim as claim
    where claim.claimant_id = ${p.accountId} and ${isOf(p)} and claim.state <> 'replaced'
    order by claim.id desc limit 1`,
  { isRead: true },
);

/** Where somebody's claim of an item stands; undefined when they have made none. */
export function ownClaim(
  database: Database,
  { accountId, item }: { accountId: number; item: SpokenFor },
): Promise<OwnClaim | undefined> {
  return own.first(database, { accountId, ...columnsOf(item) });
}

const CLAIM = sql`claim`;

const open = statement(
  "open-claims",
  (_, p: Params<{ accountId: number }>) => sql<OpenClaim>`
    select claim.state, claim.proof,
      json_build_object('type', ${typeOf(CLAIM)}, 'url', ${slugOf(CLAIM)}, 'name', ${nameOf(CLAIM)}) as item
    from shop_claim as claim
    where claim.claimant_id = ${p.accountId} and claim.state in ('asked', 'proven')
    order by claim.id desc`,
  { isRead: true },
);

/** What somebody claims and nobody has decided, the latest first. */
export function openClaims(database: Database, { accountId }: { accountId: number }): Promise<OpenClaim[]> {
  return open.all(database, { accountId });
}
