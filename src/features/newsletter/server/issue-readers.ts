import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { LOCALES, type Locale } from "#platform/i18n/locales.ts";
import type { Readers } from "../issue.ts";

/** Of `newsletter` and its `account`: letters get there, and somebody is there to read them. */
export const isReachable = sql`newsletter.confirmed_at is not null and newsletter.unreachable_at is null and account.erase_at is null`;

/** Whether an account still wants the newsletter at an address that it confirmed. */
export const isReader = sql`newsletter.is_wanted and ${isReachable}`;

const countReaders = statement(
  "newsletter-readers-by-language",
  (_, p: Params<{ isSample: boolean }>) => sql<{ locale: Locale; count: number }>`
    select account.locale, count(*)::integer as count
    from newsletter join account on account.id = newsletter.account_id
    where ${isReader} and account.is_sample = ${p.isSample}::boolean
    group by account.locale`,
  { isRead: true },
);

/** How many would get an issue now, by the language they read. Of an invented one only those invented do. */
export async function issueReaders(
  database: Database,
  { isSample }: { isSample: boolean },
): Promise<Readers> {
  const rows = await countReaders.all(database, { isSample });
  const countOf = (locale: Locale) => rows.find((row) => row.locale === locale)?.count ?? 0;
  return Object.fromEntries(LOCALES.map((locale) => [locale, countOf(locale)])) as Record<Locale, number>;
}
