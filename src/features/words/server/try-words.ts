import { asAdmin, type Member } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { CaughtWord } from "../watched-word.ts";
import { caughtWords } from "./caught-words.ts";

/** Which watched words would be found in a text, real and invented ones, for an admin. */
export async function tryWords(
  database: Database,
  member: Member,
  { text, locale }: { text: string; locale: Locale | null },
): Promise<CaughtWord[]> {
  asAdmin(member);
  return caughtWords(database, { text, locale, isSample: true });
}
