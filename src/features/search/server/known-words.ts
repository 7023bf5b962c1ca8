import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { original } from "#platform/database/reading-only.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { BITS_OF_LETTER } from "../kind-bits.ts";
import { WordTrie } from "../word-trie.ts";

/** The known words of a database, cached as far as this process has read them. */
export interface KnownWords {
  words: WordTrie;
  /** The number of the last one that is cached. */
  newest: number;
}

/** The number of the last word in the database, read with the results: when it differs, the cache is stale. */
export const newestWord = sql<number>`(select coalesce(max(number), 0) from search_known_word)`;

/** With more words a statement would take too long, and parsing would block other requests. */
const PAGE_SIZE = 10_000;

const wordsAfter = statement(
  "known-words-after",
  (_, p: Params<{ number: number }>) => sql<{ packed: string | null; newest: number | null }>`
    select string_agg(page.kind::text || page.word, ' ') as packed, max(page.number) as newest
    from (
      select word, kind, number from search_known_word where number > ${p.number}
      order by number limit ${sql.lit(PAGE_SIZE)}) as page`,
  { isRead: true, isBrief: true },
);

/** Ten to twenty megabytes for 280,000 names. */
const memory = new WeakMap<Database, Promise<KnownWords>>();

/** Loads the words at the first call. */
export function knownWords(asked: Database): Promise<KnownWords> {
  const database = original(asked);
  return memory.get(database) ?? remember(database, readOn(database, { words: new WordTrie(), newest: 0 }));
}

/** Loads words added since; all of them again when words at the end are gone. */
export function knownWordsUpTo(asked: Database, newest: number): Promise<KnownWords> {
  const database = original(asked);
  return remember(
    database,
    knownWords(database).then((known) =>
      readOn(database, newest < known.newest ? { words: new WordTrie(), newest: 0 } : known),
    ),
  );
}

function remember(database: Database, reading: Promise<KnownWords>): Promise<KnownWords> {
  memory.set(database, reading);
  reading.catch(() => memory.delete(database));
  return reading;
}

async function readOn(database: Database, { words, newest }: KnownWords): Promise<KnownWords> {
  const page = await wordsAfter.first(database, { number: newest });
  if (!page?.packed || page.newest === null) return { words, newest };
  for (const one of page.packed.split(" ")) words.add(one.slice(1), BITS_OF_LETTER.get(one.charAt(0)) ?? 0);
  return readOn(database, { words, newest: page.newest });
}
