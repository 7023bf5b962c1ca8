import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { subjectOfPersona } from "#db/demo/personas.ts";
import { sql } from "kysely";

export interface CalledAccount {
  id: number;
  name: string;
  url: string;
}

const accountOf = statement(
  "account-called",
  (_, p: Params<{ url: string; subject: string }>) => sql<CalledAccount>`
    select account.id, account.name, account.url
    from account
    left join identity on identity.account_id = account.id and identity.subject = ${p.subject}
    where identity.subject is not null or account.url = ${p.url}
    order by identity.subject is null
    limit 1`,
  { isRead: true },
);

/** Somebody as operators call them: by the name of a persona, whatever it is called by now, or by the slug of their page. */
export function accountCalled(database: Database, word: string): Promise<CalledAccount | undefined> {
  return accountOf.first(database, { url: word, subject: subjectOfPersona(word) });
}
