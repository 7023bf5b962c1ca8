import type { Database } from "#platform/database/database.ts";
import type { WordTrie } from "../word-trie.ts";
import { knownWords, knownWordsUpTo } from "./known-words.ts";

/**
 * Runs a query with the cached known words, and again when its result shows that the cache is stale.
 * @param ask its result has the number of `newestWord`
 */
export async function withKnownWords<Answer extends { newest: number }>(
  database: Database,
  ask: (words: WordTrie) => Promise<Answer>,
): Promise<Answer> {
  const known = await knownWords(database);
  const answer = await ask(known.words);
  if (answer.newest === known.newest) return answer;
  return ask((await knownWordsUpTo(database, answer.newest)).words);
}
