import { sql } from "kysely";
import { columnsOf } from "#features/accounts/server/item-role.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid, NotFound } from "#platform/errors/errors.ts";
import { NO_CODE, WRONG_CODE } from "../call-refusals.ts";
import { isClaimCode } from "./claim-code.ts";
import { isOf } from "./is-of.ts";

interface Typed {
  item: SpokenFor;
  code: string;
  now: Date;
}

// A try is taken before the code is compared: of any number that arrive at once, five are compared.
const takeTry = statement(
  "take-try-of-claim",
  (_, p: Params<ReturnType<typeof columnsOf> & { accountId: number; now: Date }>) => sql<{
    id: number;
    salt: Buffer;
    hash: Buffer;
    triesLeft: number;
  }>`
    update shop_claim set tries_left = tries_left - 1
    where claimant_id = ${p.accountId} and ${isOf(p)} and state = 'asked'
      and tries_left > 0 and code_until > ${p.now}::timestamptz
    returning id, code_salt as salt, code_hash as hash, tries_left as "triesLeft"`,
);

const latest = statement(
  "state-of-own-claim",
  (_, p: Params<ReturnType<typeof columnsOf> & { accountId: number }>) => sql<{ state: string }>`
    select state from shop_claim where claimant_id = ${p.accountId} and ${isOf(p)} and proof <> 'document' order by id desc limit 1`,
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
  { item, code, now }: Typed,
): Promise<void> {
  const asked = { accountId, ...columnsOf(item) };
  // Not in a transaction: a try that failed stays taken.
  const claim = await takeTry.first(database, { ...asked, now });
  if (!claim) {
    const last = await latest.first(database, asked);
    if (!last) throw new NotFound(`${item.type}Id`);
    if (last.state === "proven") return;
    throw new Conflict("code", NO_CODE.msg);
  }
  if (!(await isClaimCode(code, claim)))
    throw new Invalid([{ param: "code", ...WRONG_CODE.with({ tries: String(claim.triesLeft) }) }]);
  if (!(await prove.first(database, { id: claim.id, hash: claim.hash, now })))
    throw new Conflict("code", NO_CODE.msg);
}
