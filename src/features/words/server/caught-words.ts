import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { CaughtWord } from "../watched-word.ts";
import { foldedWords, hasWords } from "./folded-words.ts";

interface WatchedRow extends CaughtWord {
  folded: string;
  locale: Locale | null;
  isSample: boolean;
}

// A few hundred at most, read whenever somebody writes: what an admin saved holds at once, in every process.
const watchedWords = statement(
  "watched-words",
  () => sql<WatchedRow>`
    select word, why, folded, locale, is_sample as "isSample" from watched_word order by lower(word), id`,
  { isRead: true },
);

interface WrittenText {
  text: string;
  /** Null where it is not known: then the words of all languages are looked for. */
  locale: Locale | null;
  /** Whether its author is invented. */
  isSample: boolean;
}

/** Which watched words stand in each of some texts. */
export async function caughtInEach(
  database: Database,
  texts: readonly WrittenText[],
): Promise<CaughtWord[][]> {
  if (texts.every(({ text }) => text === "")) return texts.map(() => []);
  const watched = await watchedWords.all(database);
  return texts.map(({ text, locale, isSample }) => {
    const folded = foldedWords(text);
    return watched
      .filter(
        (one) =>
          (isSample || !one.isSample) &&
          (one.locale === null || locale === null || one.locale === locale) &&
          hasWords(folded, one.folded),
      )
      .map(({ word, why }) => ({ word, why }));
  });
}

/** Which watched words stand in a text: then somebody looks at it before it is shown. */
export async function caughtWords(database: Database, written: WrittenText): Promise<CaughtWord[]> {
  return (await caughtInEach(database, [written]))[0] ?? [];
}
