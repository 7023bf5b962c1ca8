import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, TooOften } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { NOT_SET_UP, SET_UP_ALREADY } from "../call-refusals.ts";

/** Six digits are soon guessed by whoever may guess on. */
const MOST_TRIES = 5;
const MINUTES = 15;

const mostTries = sql.lit(MOST_TRIES);
const window = sql`make_interval(mins => ${sql.lit(MINUTES)})`;

interface Try {
  isConfirmed: boolean;
  waitSeconds: number;
  /** Null when there were too many. */
  secret: Buffer | null;
}

const claim = statement(
  "claim-second-factor-try",
  (_, p: Params<{ accountId: number; isConfirmed: boolean }>) => sql<Try>`
    with claimed as (
      update second_factor set
        tries = case when tried_since <= now() - ${window} then 1 else tries + 1 end,
        tried_since = case when tries = 0 or tried_since <= now() - ${window} then now() else tried_since end
      where account_id = ${p.accountId} and (confirmed_at is not null) = ${p.isConfirmed}
        and (tries < ${mostTries} or tried_since <= now() - ${window})
      returning account_id, secret
    )
    select confirmed_at is not null as "isConfirmed", claimed.secret,
      greatest(1, ceil(extract(epoch from tried_since + ${window} - now())))::int as "waitSeconds"
    from second_factor left join claimed on claimed.account_id = second_factor.account_id
    where second_factor.account_id = ${p.accountId}`,
);

/**
 * Counts a try before its code is looked at, so that many at once are no way around the limit, and returns the sealed secret to
 * compare it with. Not to be called in a transaction that a wrong code would undo.
 * @throws Conflict when there is no second factor in this state; TooOften after five tries within 15 minutes
 */
export async function claimSecondFactorTry(
  database: Database,
  { accountId, isConfirmed, param }: { accountId: number; isConfirmed: boolean; param: string },
): Promise<Buffer> {
  const one = await claim.first(database, { accountId, isConfirmed });
  if (one?.secret) return one.secret;
  if (one?.isConfirmed === isConfirmed) throw new TooOften(param, one.waitSeconds);
  throw new Conflict(param, (one?.isConfirmed ? SET_UP_ALREADY : NOT_SET_UP).msg);
}
