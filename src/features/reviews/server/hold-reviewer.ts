import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { NotSignedIn } from "#platform/errors/errors.ts";

export interface Reviewer {
  accountId: number;
  locale: Locale;
  isSample: boolean;
}

const columns = sql`id as "accountId", locale, is_sample as "isSample"`;

const hold = statement(
  "hold-reviewer",
  (_, p: Params<{ accountId: number }>) => sql<Reviewer>`
    select ${columns} from account where id = ${p.accountId} for no key update`,
);

/**
 * Locks whoever writes until the transaction ends: what one person sends many times at once is judged one after the other.
 * @throws NotSignedIn when the account is gone
 */
export async function holdReviewer(tx: Database, { accountId }: Member): Promise<Reviewer> {
  const reviewer = await hold.first(tx, { accountId });
  if (!reviewer) throw new NotSignedIn();
  return reviewer;
}

const isInvented = statement(
  "is-reviewer-invented",
  (_, p: Params<{ accountId: number }>) => sql<{ isSample: boolean }>`
    select is_sample as "isSample" from account where id = ${p.accountId}`,
  { isRead: true },
);

export async function isInventedReviewer(database: Database, { accountId }: Member): Promise<boolean> {
  return (await isInvented.first(database, { accountId }))?.isSample ?? false;
}
