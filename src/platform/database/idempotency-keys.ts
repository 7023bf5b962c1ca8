import { sql } from "kysely";
import type { Database } from "./database.ts";
import { type Params, statement } from "./statement.ts";

/** A key belongs to the account and to the call it was sent with; the account is null for an anonymous caller. */
interface KeyOfCall {
  accountId: number | null;
  call: string;
  key: string;
}

/** A call with the key it was sent with. Hashes are SHA-256 of the body. */
export interface KeyedCall extends KeyOfCall {
  bodyHash: Buffer;
}

export interface KeptAnswer {
  status: number;
  /** JSON. */
  answer: string;
}

export type Claim =
  /** It is the first, and has to be answered. */
  | "claimed"
  /** The first is still at work. */
  | "inFlight"
  /** The key was sent with another body. */
  | "otherBody"
  | KeptAnswer;

interface KeyRow {
  isSameBody: boolean;
  status: number | null;
  answer: string | null;
}

/** A call that has run for a minute died with its process. */
const claim = statement(
  "claim-idempotency-key",
  (_, p: Params<KeyedCall>) => sql`
    insert into idempotency_key (account_id, call, key, body_hash)
    values (${p.accountId}, ${p.call}, ${p.key}, ${p.bodyHash})
    on conflict (account_id, call, key) do update set body_hash = excluded.body_hash, created_at = now()
    where idempotency_key.status is null and idempotency_key.created_at < now() - interval '1 minute'`,
);

const keptOf = statement(
  "idempotency-key",
  (_, p: Params<KeyedCall>) => sql<KeyRow>`
    select body_hash = ${p.bodyHash}::bytea as "isSameBody", status, answer from idempotency_key
    where call = ${p.call} and key = ${p.key} and account_id is not distinct from ${p.accountId}`,
  { isRead: true },
);

const keep = statement(
  "keep-idempotent-answer",
  (_, p: Params<KeyOfCall & KeptAnswer>) => sql`
    update idempotency_key set status = ${p.status}, answer = ${p.answer}
    where call = ${p.call} and key = ${p.key} and account_id is not distinct from ${p.accountId}`,
);

const release = statement("release-idempotency-key", (db, p: Params<KeyOfCall>) =>
  db
    .deleteFrom("idempotency_key")
    .where("call", "=", p.call)
    .where("key", "=", p.key)
    .where("account_id", "is not distinct from", p.accountId)
    .where("status", "is", null),
);

const forget = statement("forget-idempotency-keys", (db) =>
  db.deleteFrom("idempotency_key").where("created_at", "<", sql<Date>`now() - interval '7 days'`),
);

/** Nobody presses as many buttons in a week; whoever sends more keys loses the oldest. */
export const MOST_KEYS_OF_ACCOUNT = 1_000;

const dropOldest = statement(
  "drop-oldest-idempotency-keys",
  (_, p: Params<KeyOfCall>) => sql`
    delete from idempotency_key
    where account_id = ${p.accountId} and created_at <= (
      select created_at from idempotency_key as own where own.account_id = ${p.accountId}
      order by created_at desc offset ${sql.lit(MOST_KEYS_OF_ACCOUNT)} limit 1)`,
);

/** Whether a call is the first with its key; of two at once one is. */
export async function claimKey(database: Database, call: KeyedCall): Promise<Claim> {
  if ((await claim.run(database, call)) > 0) {
    if (call.accountId !== null) await dropOldest.run(database, call);
    return "claimed";
  }
  const kept = await keptOf.first(database, call);
  // The key was released in between: the next call with it is the first.
  if (!kept) return "inFlight";
  if (!kept.isSameBody) return "otherBody";
  return kept.status === null || kept.answer === null
    ? "inFlight"
    : { status: kept.status, answer: kept.answer };
}

export async function keepAnswer(
  database: Database,
  { accountId, call, key }: KeyOfCall,
  answer: KeptAnswer,
): Promise<void> {
  await keep.run(database, { accountId, call, key, ...answer });
}

/** Releases the key of a failed call, which may then be corrected and sent again with it. */
export async function releaseKey(database: Database, { accountId, call, key }: KeyOfCall): Promise<void> {
  await release.run(database, { accountId, call, key });
}

/**
 * Deletes keys older than seven days (security.md G11): what waited on a device and was sent without an answer is sent again within six
 * (`outbox/send-outbox.ts`). Returns how many.
 */
export async function forgetIdempotencyKeys(database: Database): Promise<number> {
  return forget.run(database);
}
