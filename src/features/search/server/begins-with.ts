import { type RawBuilder, sql } from "kysely";

/** Sorts behind every letter. */
const BEHIND_ALL = sql.lit("\u{10FFFF}");

/** The words that begin so, as a range of an index. */
export function beginsWith(word: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`${word} >= ${beginning} and ${word} < ${beginning} || ${BEHIND_ALL}`;
}
