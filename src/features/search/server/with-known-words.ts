import type { Database } from "#platform/database/database.ts";
import type { WordTrie } from "../word-trie.ts";
import { knownWords, knownWordsUpTo } from "./known-words.ts";

/**
 * Asks with the words that this process knows, and again when the answer tells that there are others by now.
 * @param ask what it answers has the number of `newestWord`
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
