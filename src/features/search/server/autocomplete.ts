import type { Database } from "#platform/database/database.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { indexedKinds } from "../kind-bits.ts";
import type { FoundItem, IndexedKind, SearchKind } from "../search-item.ts";
import { searchWords } from "../search-words.ts";
import { type WordedQuestion, wordedQuestion } from "../worded-question.ts";
import { itemsOfManyWords } from "./items-of-many-words.ts";
import { itemsOfOneWord } from "./items-of-one-word.ts";
import { narrowedPlaces } from "./narrowed-places.ts";
import { MOST_READY_LETTERS } from "./store-beginnings.ts";
import { sql } from "kysely";
import { type Params, statement } from "#platform/database/statement.ts";
import { plainLetters } from "#platform/text/plain-letters.ts";
import { asFound } from "./shown-items.ts";
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
  { kinds, beginning, locale }: { kinds: IndexedKind[]; beginning: string; locale: Locale },
): Promise<FoundItem[]> {
  const rows = await ready.all(database, { kinds, beginning });
  const items = rows.flatMap((row) => row.items);
  const isOnlyTowns = items.every(({ kind }) => kind === "towns");
  return items
    .filter((item) => item.kind !== "towns" || isOnlyTowns || isCalled(item, beginning))
    .map((item) => asFound(inLanguage(item, locale)));
}

function isCalled({ name, names }: ReadyItem, word: string): boolean {
  return [name, ...Object.values(names ?? {})].some((one) => plainLetters(one) === word);
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
 * matches need one query, others more. Cities without a shop are found by their whole name only, unless nothing else fits.
 */
export async function autocomplete(
  database: Database,
  { kinds, question, locale }: AutocompleteQuery,
): Promise<FoundItem[]> {
  const words = searchWords(question);
  if (words.length === 0 || kinds.length === 0) return [];
  const found = await itemsAsked(database, { kinds, words, locale, question: wordedQuestion(question) });
  const others = kinds.filter((kind) => kind !== "users");
  if (others.length === 0 || !found.some(({ kind }) => kind === "users") || found.some(isNoUser))
    return found;
  // Members are called as they like: one called like a mistyped shop must not stand in for it.
  return [...(await itemsOfWords(database, { kinds: others, words, locale })), ...found];
}

type Asked = { kinds: readonly SearchKind[]; words: string[]; locale: Locale };

/** What is called so; and the places that only a part of the words names, of which the others say what is wanted there. */
async function itemsAsked(
  database: Database,
  { question, ...asked }: Asked & { question: WordedQuestion },
): Promise<FoundItem[]> {
  const { kinds, words, locale } = asked;
  if (words.length === 1) return itemsOfWords(database, asked);
  const indexed = { kinds: indexedKinds(kinds), locale };
  const narrowed = (hasProducts: boolean) => narrowedPlaces(database, { question, hasProducts, ...indexed });
  const asWorded = question.isWorded ? await narrowed(false) : [];
  const asTyped = await itemsOfManyWords(database, { ...indexed, words, asTyped: true });
  if (asWorded.length + asTyped.length > 0) return [...asWorded, ...asTyped];
  const ofProducts = await narrowed(true);
  return [...ofProducts, ...(await itemsOfManyWords(database, { ...indexed, words }))];
}

const isNoUser = ({ kind }: FoundItem) => kind !== "users";

function itemsOfWords(database: Database, { kinds, words, locale }: Asked): Promise<FoundItem[]> {
  const [word = ""] = words;
  const asked = { kinds: indexedKinds(kinds), locale };
  if (words.length > 1) return itemsOfManyWords(database, { ...asked, words });
  if (Array.from(word).length <= MOST_READY_LETTERS)
    return readyItems(database, { ...asked, beginning: word });
  return itemsOfOneWord(database, { ...asked, word });
}
