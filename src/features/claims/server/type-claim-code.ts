import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotFound } from "#platform/errors/errors.ts";
import { NO_CODE, WRONG_CODE } from "../call-refusals.ts";
import { isClaimCode } from "./claim-code.ts";

interface Typed {
  shopId: number;
  code: string;
  now: Date;
}

// A try is taken before the code is compared: of any number that arrive at once, five are compared.
const takeTry = statement(
  "take-try-of-claim",
  (_, p: Params<{ accountId: number; shopId: number; now: Date }>) => sql<{
    id: number;
    salt: Buffer;
    hash: Buffer;
    triesLeft: number;
  }>`
    update shop_claim set tries_left = tries_left - 1
    where claimant_id = ${p.accountId} and shop_id = ${p.shopId} and state = 'asked'
      and tries_left > 0 and code_until > ${p.now}::timestamptz
    returning id, code_salt as salt, code_hash as hash, tries_left as "triesLeft"`,
);

const latest = statement(
  "state-of-own-claim",
  (_, p: Params<{ accountId: number; shopId: number }>) => sql<{ state: string }>`
    select state from shop_claim where claimant_id = ${p.accountId} and shop_id = ${p.shopId} and proof <> 'document' order by id desc limit 1`,
);

const prove = statement(
  "prove-claim",
  (_, p: Params<{ id: number; hash: Buffer; now: Date }>) => sql<{ id: number }>`
    update shop_claim set state = 'proven', proven_at = ${p.now}::timestamptz,
      code_salt = null, code_hash = null, code_until = null, tries_left = 0
    where id = ${p.id} and state = 'asked' and code_hash = ${p.hash}::bytea
    returning id`,
);

/**
 * The six digits of a claim: typed right, it is proven and waits for an admin. To type them again changes nothing.
 * @throws NotFound; Invalid with the tries that are left; Conflict when there is no code that counts
 */
export async function typeClaimCode(
  database: Database,
  { accountId }: Member,
  { shopId, code, now }: Typed,
): Promise<void> {
  // Not in a transaction: a try that failed stays taken.
  const claim = await takeTry.first(database, { accountId, shopId, now });
  if (!claim) {
    const last = await latest.first(database, { accountId, shopId });
    if (!last) throw new NotFound("shopId");
    if (last.state === "proven") return;
    throw new Conflict("code", NO_CODE.msg);
  }
  if (!(await isClaimCode(code, claim)))
    throw new Invalid([{ param: "code", ...WRONG_CODE.with({ tries: String(claim.triesLeft) }) }]);
  if (!(await prove.first(database, { id: claim.id, hash: claim.hash, now })))
    throw new Conflict("code", NO_CODE.msg);
}
