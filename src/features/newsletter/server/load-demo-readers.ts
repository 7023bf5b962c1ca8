import { sql } from "kysely";
import { addressOfReader, DEMO_READERS } from "#db/demo/readers.ts";
import { subjectOfPersona } from "#db/demo/personas.ts";
import { addSampleAccount } from "#features/accounts/server/add-sample-account.ts";
import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import { holdSampleTown } from "#features/places/server/settle-sample-town.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

const isThere = statement(
  "is-demo-reader-there",
  (_, p: Params<{ subject: string }>) => sql<{ isThere: boolean }>`
    select exists (select from identity where subject = ${p.subject}) as "isThere"`,
);

const confirmAddress = statement(
  "confirm-address-of-demo-reader",
  (_, p: Params<{ accountId: number; email: string }>) => sql`
    insert into newsletter (account_id, email, is_wanted, confirmed_at)
    values (${p.accountId}, ${p.email}, true, now())`,
);

/**
 * Adds invented people who want the newsletter, so that an invented issue has readers; nothing without the other samples. Those who are
 * there already stay as they have become, and go with the people of the demo.
 */
export async function loadDemoReaders(database: Database): Promise<{ readerCount: number }> {
  return database.transaction(async (tx) => {
    if (!(await holdSampleTown(tx))) return { readerCount: 0 };
    const accountIds: number[] = [];
    for (const [place, reader] of DEMO_READERS.entries()) {
      const subject = subjectOfPersona(`reader-${reader.key}`);
      if ((await isThere.first(tx, { subject }))?.isThere) continue;
      const { name, locale } = reader;
      const sample = { subject, name, locale, picture: 1 + (place % 5), bio: "", prefTypes: [] };
      const accountId = await addSampleAccount(tx, sample);
      await confirmAddress.run(tx, { accountId, email: addressOfReader(reader) });
      accountIds.push(accountId);
    }
    await indexAccounts(tx, { accountIds });
    return { readerCount: DEMO_READERS.length };
  });
}
