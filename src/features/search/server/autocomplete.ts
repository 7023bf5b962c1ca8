import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { FoundItem, SearchKind } from "../search-item.ts";
import { searchWords } from "../search-words.ts";
import { itemsOfManyWords } from "./items-of-many-words.ts";
import { itemsOfOneWord } from "./items-of-one-word.ts";
import { MOST_READY_LETTERS } from "./store-beginnings.ts";
import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import { inLanguage, type ReadyItem } from "./best-of-kind.ts";

const ready = statement(
  "search-beginning",
  (_, p: Params<{ kinds: string[]; beginning: string }>) => sql<{ items: ReadyItem[] }>`
    select search_beginning.items
    from unnest(${p.kinds}::text[]) as asked(kind)
    join search_beginning on search_beginning.kind = asked.kind and search_beginning.beginning = ${p.beginning}`,
  { isRead: true },
);

/** The five best of each kind with a word of this prefix of one to three letters. */
async function readyItems(
  database: Database,
  { kinds, beginning, locale }: { kinds: SearchKind[]; beginning: string; locale: Locale },
): Promise<FoundItem[]> {
  const rows = await ready.all(database, { kinds, beginning });
  return rows.flatMap(({ items }) => items.map((item) => inLanguage(item, locale)));
}

interface AutocompleteQuery {
  kinds: readonly SearchKind[];
  question: string;
  /** For the names of places. */
  locale: Locale;
}

/**
 * Suggestions for incomplete search words: at most five of each kind, best first (ranking.ts), in one list. Typos and wrong
 * spaces are corrected only when nothing at all is found without, because a typed name that exists is rarely a typo. Exact
 * matches need one query, others two.
 */
export async function autocomplete(
  database: Database,
  { kinds, question, locale }: AutocompleteQuery,
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
