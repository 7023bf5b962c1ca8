import { sql } from "kysely";
import { markUnreachable } from "#features/newsletter/server/mark-unreachable.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { MailReport } from "../reported-addresses.ts";
import { endAllLetters } from "./end-letters.ts";

const accountsAt = statement(
  "accounts-at-address",
  (_, p: Params<{ email: string }>) => sql<{ accountId: number }>`
    select account_id as "accountId" from newsletter where lower(email) = lower(${p.email})`,
);

/**
 * What a provider of mail tells: an address that is not there gets nothing until its owner confirms it again; who called a letter spam
 * gets none any more. @returns of how many people here these are
 */
export async function takeMailReport(
  database: Database,
  { addresses, report }: { addresses: readonly string[]; report: MailReport },
): Promise<number> {
  return database.transaction(async (tx) => {
    let count = 0;
    for (const email of addresses) {
      const accounts = await accountsAt.all(tx, { email });
      count += accounts.length;
      if (report === "bounced") await markUnreachable(tx, email);
      else for (const { accountId } of accounts) await endAllLetters(tx, accountId);
    }
    return count;
  });
}
