import { type RawBuilder, sql } from "kysely";

/** Sorts behind every letter. */
const BEHIND_ALL = sql.lit("\u{10FFFF}");

/** The words that begin so, as a range of an index. */
export function beginsWith(word: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${word} >= ${beginning} and ${word} < ${beginning} || ${BEHIND_ALL}`;
}

/** Lengths from here on share an index; each shorter one has its own (db/migrations/0006_search.sql). */
export const LONG = 7;

/** Few words share so long a beginning. Alphabetically the word itself comes before all that are joined to it. */
const LONG_WORDS_AT_MOST = 16;

interface Asked {
  kind: RawBuilder<unknown>;
  beginning: RawBuilder<unknown>;
  /** How many letters it has; `LONG` for as many or more. */
  length: number;
  limit: number;
}

/**
 * Rows (item_id, weight) of the weightiest items with a word that begins so, read out of an index in the order
 * of weight. The length of the beginning is part of the statement, because it chooses the index.
 */
export function itemsBeginningWith({ kind, beginning, length, limit }: Asked): RawBuilder<unknown> {
  if (length < LONG) {
    return sql`(
      select word.item_id, word.weight from search_word as word
      where word.kind = ${kind} and left(word.word, ${sql.lit(length)}) = ${beginning}
        and length(word.word) >= ${sql.lit(length)}
      order by word.weight desc, word.item_id limit ${sql.lit(limit)})`;
  }
  return sql`(
    select word.item_id, word.weight
    from (
      select known.word from search_long_word as known
      where ${beginsWith(sql`known.word`, beginning)}
      order by known.word limit ${sql.lit(LONG_WORDS_AT_MOST)}) as long
    cross join lateral (
      select each.item_id, each.weight from search_word as each
      where each.kind = ${kind} and each.word = long.word
      order by each.weight desc, each.item_id limit ${sql.lit(limit)}) as word
    order by word.weight desc, word.item_id limit ${sql.lit(limit)})`;
}
