import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict } from "#platform/errors/errors.ts";
import { NO_ADDRESS, TRIED_ENOUGH } from "../call-refusals.ts";
import { mayGetLetters } from "./letter-reader-sql.ts";
import { SEND_LETTERS } from "./send-letters.ts";

/** A box is not made a nuisance of. */
const MOST_TRIES_A_DAY = 3;

type Account = Params<{ accountId: number }>;

// Held, so that two presses at once are counted one after the other.
const reader = statement(
  "letter-reader",
  (_, p: Account) => sql<{ mayGetLetters: boolean }>`
    select coalesce(${mayGetLetters}, false) as "mayGetLetters"
    from account left join newsletter on newsletter.account_id = account.id
    where account.id = ${p.accountId} for no key update of account`,
);

const insertTry = statement(
  "insert-letter-try",
  (_, p: Account) => sql`
    insert into letter (account_id, kind)
    select ${p.accountId}::bigint, 'try'
    where ${sql.lit(MOST_TRIES_A_DAY)} > (
      select count(*) from letter
      where account_id = ${p.accountId} and kind = 'try' and made_at > now() - interval '24 hours')`,
);

/** One letter to whoever asks, to see whether it arrives. @throws Conflict where none would, and after the third of a day */
export async function askForLetterTry(tx: Database, { accountId }: Member): Promise<void> {
  if (!(await reader.first(tx, { accountId }))?.mayGetLetters) throw new Conflict("address", NO_ADDRESS.msg);
  if ((await insertTry.run(tx, { accountId })) === 0) throw new Conflict("try", TRIED_ENOUGH.msg);
  await enqueue(tx, SEND_LETTERS, {}, { jobKey: SEND_LETTERS });
}
