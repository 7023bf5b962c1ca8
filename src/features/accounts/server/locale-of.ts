import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";

const localeOfAccount = statement("locale-of-account", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("account").select("locale").where("id", "=", p.accountId),
);

/** The language somebody reads the site in; undefined for nobody. */
export async function localeOf(
  database: Database,
  { accountId }: { accountId: number },
): Promise<Locale | undefined> {
  const row = await localeOfAccount.first(database, { accountId });
  return row?.locale as Locale | undefined;
}
