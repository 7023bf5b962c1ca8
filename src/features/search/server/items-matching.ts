import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { SearchKind } from "../search-item.ts";
import { searchWords } from "../search-words.ts";
import { tellingWords, waysToRead, wordQuery } from "../ways-to-read.ts";
import { correctedWords } from "./corrected-words.ts";
import { isMet } from "./items-of-many-words.ts";
import { unseen } from "./unseen.ts";

const ITEMS_AT_MOST = 10_000;

const allItems = statement(
  "search-all-items",
  (_, p: Slots<{ kind: string; query: string; coarseQuery: string }>) => sql<{ entityId: number }>`
    select entity_id as "entityId"
    from search_item
    where words @@ ${unseen(p.coarseQuery, "tsquery")} and ${isMet(p.query)} and kind = ${unseen(p.kind, "text")}
    order by weight desc, id
    limit ${sql.lit(ITEMS_AT_MOST)}`,
  { isRead: true },
);

/**
 * The ids of all items of a kind that a question finds, for lists: those that meet it as it stands, or when there are
 * none those that meet it but for typos. The weightiest first, at most 10,000; none for a question without a word.
 */
export async function itemsMatching(
  database: Database,
  { kind, question }: { kind: SearchKind; question: string },
): Promise<number[]> {
  const words = searchWords(question);
  if (words.length === 0) return [];
  const exact = await allMeeting(database, kind, [words], (word) => [word]);
  if (exact.length > 0) return exact;
  const ways = waysToRead(words);
  const corrections = await correctedWords(database, [...new Set(ways.flat())]);
  return allMeeting(database, kind, ways, (word) => [word, ...(corrections.get(word) ?? [])]);
}

async function allMeeting(
  database: Database,
  kind: SearchKind,
  ways: string[][],
  meaningsOf: (word: string) => string[],
): Promise<number[]> {
  const query = wordQuery(ways, meaningsOf);
  const coarseQuery = wordQuery(ways.map(tellingWords), meaningsOf);
  return (await allItems.all(database, { kind, query, coarseQuery })).map(({ entityId }) => entityId);
}
