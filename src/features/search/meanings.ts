import { type Correction, correctionsOf, kindsBeginningWith } from "./corrections.ts";
import { kindBits } from "./kind-bits.ts";
import type { IndexedKind } from "./search-item.ts";
import type { WordTrie } from "./word-trie.ts";

/** The likeliest; each costs the database a look-up. */
const MAX_MEANINGS = 24;

/** The corrections of a word in these kinds (bits), likeliest first. */
export function meaningsOf(known: WordTrie, word: string, kinds: number): Correction[] {
  return correctionsOf(known, word, kinds).slice(0, MAX_MEANINGS);
}

/** The search words that are no prefix of a word of these kinds. */
export function unknownWords(known: WordTrie, words: string[], kinds: IndexedKind[]): string[] {
  const bits = kindBits(kinds);
  return words.filter((word) => !(kindsBeginningWith(known, word) & bits));
}

/** For each word its meanings: itself and, if unknown, its corrections. */
export function meaningsBy(
  known: WordTrie,
  { doubtful, kinds }: { doubtful: string[]; kinds: IndexedKind[] },
): (word: string) => string[] {
  const bits = kindBits(kinds);
  const meanings = new Map(
    doubtful.map((word) => [
      word,
      [word, ...meaningsOf(known, word, bits).map(({ beginning }) => beginning)],
    ]),
  );
  return (word) => meanings.get(word) ?? [word];
}
