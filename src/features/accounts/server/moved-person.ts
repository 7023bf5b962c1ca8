import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { canSee, privacyOf } from "../privacy.ts";

const lastAtUrl = statement(
  "last-person-at-url",
  (_, p: Params<{ url: string }>) => sql<{ url: string; privacy: object }>`
    select account.url, account.privacy
    from freed_name
    join account on account.id = freed_name.account_id
    where freed_name.url = ${p.url} and account.erase_at is null
      and not exists (select from account as now_there where now_there.url = ${p.url})
    order by freed_name.freed_at desc
    limit 1`,
  { isRead: true },
);

/**
 * The `url` of whoever had this one before they were called otherwise; null where somebody else has it by now, and for those whom not
 * everybody may see: their old name would tell the new one.
 */
export async function movedPerson(database: Database, { url }: { url: string }): Promise<string | null> {
  const person = await lastAtUrl.first(database, { url });
  return person && canSee(privacyOf(person.privacy), "profile", "none") ? person.url : null;
}
