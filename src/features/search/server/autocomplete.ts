import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { FoundItem, SearchKind } from "../search-item.ts";
import { searchWords } from "../search-words.ts";
import { waysToRead } from "../ways-to-read.ts";
import { correctedWords } from "./corrected-words.ts";
import { itemsOfManyWords } from "./items-of-many-words.ts";
import { itemsOfMeantWords, itemsOfOneWord } from "./items-of-one-word.ts";

interface Asked {
  kinds: readonly SearchKind[];
  question: string;
  /** For the names of places. */
  locale: Locale;
}

/**
 * What may be meant by the beginning of a question: at most five of each kind, best first (ranking.ts), in one list.
 * Typos and spaces in the wrong place are forgiven only when nothing at all is found without: whoever types a name
 * that is there rarely means another one, and two in three questions are answered with one look-up.
 */
export async function autocomplete(
  database: Database,
  { kinds, question, locale }: Asked,
): Promise<FoundItem[]> {
  const words = searchWords(question);
  const [word] = words;
  if (word === undefined || kinds.length === 0) return [];
  const asked = { kinds: [...kinds], locale };
  if (words.length === 1) {
    const exact = await itemsOfOneWord(database, { ...asked, word });
    if (exact.length > 0) return exact;
    const meant = (await correctedWords(database, words)).get(word) ?? [];
    return meant.length > 0 ? itemsOfMeantWords(database, { ...asked, word, words: meant }) : [];
  }
  const exact = await itemsOfManyWords(database, { ...asked, ways: [words], meaningsOf: (one) => [one] });
  if (exact.length > 0) return exact;
  const ways = waysToRead(words);
  const corrections = await correctedWords(database, [...new Set(ways.flat())]);
  const meaningsOf = (one: string) => [one, ...(corrections.get(one) ?? [])];
  return itemsOfManyWords(database, { ...asked, ways, meaningsOf });
}
