import { type RawBuilder, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import { weightOfWord, WHOLE_NAME_POINTS, WHOLE_WORD_POINTS, WORD_POINTS } from "../ranking.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { FoundItem, SearchKind } from "../search-item.ts";
import { CANDIDATES } from "./best-of-kind.ts";
import { itemsBeginningWith, LONG } from "./items-beginning-with.ts";
import { readyItems } from "./ready-items.ts";
import { GROUP_SIZE, itemsCalled, shownColumns } from "./shown-items.ts";
import { READY_LENGTHS } from "./store-beginnings.ts";
import { unseen } from "./unseen.ts";

const points = (count: number) => sql.lit(weightOfWord(count, 0));
const LENGTHS = [1, 2, 3, 4, 5, 6, LONG];
const MOST_READY = READY_LENGTHS.length;

const kind = sql`asked.kind`;

/**
 * The best of `scored` (item_id, score) of each kind, as one JSON, which the driver reads in half the time of rows. A
 * list of kinds is never longer than five; the planner is told.
 */
const best = (locale: unknown, kinds: unknown, scored: RawBuilder<unknown>) => sql<{ items: FoundItem[] }>`
  select coalesce(json_agg(shown), '[]') as items
  from (
  select ${shownColumns(locale)}
  from (select kind from unnest(${kinds}::text[]) as kind limit 5) as asked
  cross join lateral (
    select scored.item_id, max(scored.score) as score
    from (${scored}) as scored
    group by scored.item_id
    order by max(scored.score) desc, scored.item_id
    limit ${sql.lit(GROUP_SIZE)}) as best
  join search_item as item on item.id = best.item_id
  order by best.score desc, item.id) as shown`;

const calledSo = (name: RawBuilder<unknown>) => sql`
  select called.item_id, called.weight + ${points(WHOLE_NAME_POINTS)}::bigint as score
  from ${itemsCalled(kind, name)} as called`;

/** A whole word is worth more, but for the first of a name, which the beginning finds as well. */
const wholeWord = (word: RawBuilder<unknown>) => sql`(
  select word.item_id, word.weight + ${points(WHOLE_WORD_POINTS)}::bigint from search_word as word
  where word.kind = ${kind} and word.word = ${word} and word.weight < ${points(WORD_POINTS.firstOfName)}
  order by word.weight desc, word.item_id limit ${sql.lit(GROUP_SIZE)})`;

const beginning = (word: RawBuilder<unknown>, length: number) => sql`
  select hit.item_id, hit.weight
  from ${itemsBeginningWith({ kind, beginning: word, length, limit: CANDIDATES })} as hit`;

interface Word {
  kinds: string[];
  locale: string;
  word: string;
}

const itemsBeginning = LENGTHS.filter((length) => length > MOST_READY).map((length) =>
  statement(
    `search-word-of-${length}`,
    (_, p: Slots<Word>) => {
      // Of a long word the planner would look up how many begin so.
      const word = length === LONG ? unseen(p.word, "text") : sql`${p.word}`;
      const found = [calledSo(word), beginning(word, length), wholeWord(word)];
      return best(p.locale, p.kinds, sql.join(found, sql` union all `));
    },
    { isRead: true },
  ),
);

interface Words {
  kinds: string[];
  locale: string;
  words: string[];
}

const meantWord = sql`meant.word`;

/** For words that differ by a letter at most in length. */
const itemsBeginningWithAny = LENGTHS.map((length) =>
  statement(
    `search-words-around-${length}`,
    (_, p: Slots<Words>) => {
      const lengths = LENGTHS.filter((one) => Math.abs(one - length) <= 1);
      const branches = lengths.map(
        (one) => sql`
        select item_id, weight::bigint from (${beginning(meantWord, one)}) as begun
        where least(length(meant.word), ${sql.lit(LONG)}) = ${sql.lit(one)}`,
      );
      const all = [calledSo(meantWord), ...branches];
      return best(
        p.locale,
        p.kinds,
        sql`
        select hit.item_id, hit.score
        from unnest(${unseen(p.words, "text[]")}) as meant(word)
        cross join lateral (${sql.join(all, sql` union all `)}) as hit(item_id, score)`,
      );
    },
    { isRead: true },
  ),
);

interface Asked {
  kinds: SearchKind[];
  locale: Locale;
  word: string;
}

const lengthOf = (word: string) => Math.min(Array.from(word).length, LONG);

/** The items with a word that begins so: the five best of each kind. */
export async function itemsOfOneWord(database: Database, asked: Asked): Promise<FoundItem[]> {
  const length = lengthOf(asked.word);
  if (length <= MOST_READY) return readyItems(database, { ...asked, beginning: asked.word });
  return (await itemsBeginning[length - MOST_READY - 1]?.first(database, asked))?.items ?? [];
}

/** The same for words that may have been meant by one. */
export async function itemsOfMeantWords(
  database: Database,
  asked: Asked & { words: string[] },
): Promise<FoundItem[]> {
  return (await itemsBeginningWithAny[lengthOf(asked.word) - 1]?.first(database, asked))?.items ?? [];
}
