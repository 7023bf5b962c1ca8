import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { FoundItem, SearchKind } from "../search-item.ts";
import { searchWords } from "../search-words.ts";
import { itemsOfManyWords } from "./items-of-many-words.ts";
import { itemsOfOneWord } from "./items-of-one-word.ts";
import { readyItems } from "./ready-items.ts";
import { MOST_READY_LETTERS } from "./store-beginnings.ts";

interface Asked {
  kinds: readonly SearchKind[];
  question: string;
  /** For the names of places. */
  locale: Locale;
}

/**
 * What may be meant by the beginning of a question: at most five of each kind, best first (ranking.ts), in one list.
 * Typos and spaces in the wrong place are forgiven only when nothing at all is found without: whoever types a name
 * that is there rarely means another one. One round is enough for what is found as it stands, two for the rest.
 */
export async function autocomplete(
  database: Database,
  { kinds, question, locale }: Asked,
): Promise<FoundItem[]> {
  const words = searchWords(question);
  const [word] = words;
  if (word === undefined || kinds.length === 0) return [];
  const asked = { kinds: [...kinds], locale };
  if (words.length > 1) return itemsOfManyWords(database, { ...asked, words });
  if (Array.from(word).length <= MOST_READY_LETTERS)
    return readyItems(database, { ...asked, beginning: word });
  return itemsOfOneWord(database, { ...asked, word });
}
