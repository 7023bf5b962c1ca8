import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { meaningsBy, unknownWords } from "../meanings.ts";
import type { SearchKind } from "../search-item.ts";
import { searchWords } from "../search-words.ts";
import { waysToRead, type WordQuery, wordQuery } from "../ways-to-read.ts";
import { isMet } from "./items-of-many-words.ts";
import { newestWord } from "./known-words.ts";
import { withKnownWords } from "./with-known-words.ts";

const ITEMS_AT_MOST = 10_000;

const allMeeting = statement(
  "search-all-items",
  (_, p: Params<{ kind: string } & WordQuery>) => sql<{ entityIds: number[]; newest: number }>`
    select ${newestWord} as newest, array(
      select entity_id
      from search_item
      where ${isMet(p)} and kind = ${p.kind}
      order by weight desc, id
      limit ${sql.lit(ITEMS_AT_MOST)}) as "entityIds"`,
  { isRead: true, isBrief: true },
);

/**
 * The ids of all items of a kind that match the search words, for lists: the exact matches, or without any those with corrected
 * typos. The heaviest first, at most 10,000; none without a word.
 */
export async function itemsMatching(
  database: Database,
  { kind, question }: { kind: SearchKind; question: string },
): Promise<number[]> {
  const words = searchWords(question);
  if (words.length === 0) return [];
  const all = async (query: WordQuery) =>
    (await allMeeting.first(database, { kind, ...query })) ?? { entityIds: [], newest: 0 };
  const exact = await all(wordQuery([words], (word) => [word]));
  if (exact.entityIds.length > 0) return exact.entityIds;
  const ways = waysToRead(words);
  const read = [...new Set(ways.flat())];
  const { entityIds } = await withKnownWords(database, (known) => {
    const unknown = unknownWords(known, read, [kind]);
    const doubtful = words.some((word) => unknown.includes(word)) ? unknown : read;
    return all(wordQuery(ways, meaningsBy(known, { doubtful, kinds: [kind] })));
  });
  return entityIds;
}
