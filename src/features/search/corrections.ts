import { ROOT, type WordTrie } from "./word-trie.ts";

/** Shorter words are not corrected: every word of three letters is close to a hundred others. */
const SHORTEST_FORGIVEN = 4;

/** A correction of a word: a prefix of known words, and their kinds (bits, as in the trie). */
export interface Correction {
  beginning: string;
  kinds: number;
}

/** The kinds with a word of this prefix, as bits. */
export function kindsBeginningWith(known: WordTrie, beginning: string): number {
  const node = follow(known, ROOT, lettersOf(beginning), 0);
  return node === ROOT ? 0 : known.kindsOf(node);
}

/**
 * All prefixes of known words of these kinds that are one typo away from a word, complete or not: one letter too many, too few or
 * changed, or two neighbours swapped (contract.md, Autocomplete). Likeliest first; one that extends another, or the word itself,
 * is omitted, because the shorter prefix covers it. None for a word of three letters or fewer.
 */
export function correctionsOf(known: WordTrie, word: string, kinds: number): Correction[] {
  const letters = lettersOf(word);
  if (letters.length < SHORTEST_FORGIVEN) return [];
  const found = new Map<string, number>();
  const consider = (start: number[], from: number, place: number) => {
    const end = follow(known, from, letters, place);
    const shared = end === ROOT ? 0 : known.kindsOf(end) & kinds;
    if (shared) found.set(String.fromCodePoint(...start, ...letters.slice(place)), shared);
  };
  let from = ROOT;
  for (const [place, letter] of letters.entries()) {
    const start = letters.slice(0, place);
    consider(start, from, place + 1);
    for (let other = known.firstChild(from); other !== ROOT; other = known.nextSibling(other)) {
      const changed = [...start, known.letterOf(other)];
      consider(changed, other, place);
      if (known.letterOf(other) !== letter) consider(changed, other, place + 1);
    }
    const swapped = [...letters.slice(place + 1, place + 2), letter];
    const behind = follow(known, from, swapped, 0);
    if (behind !== ROOT) consider([...start, ...swapped], behind, place + 2);
    from = known.child(from, letter);
    if (from === ROOT) break;
  }
  return likeliest(found, word);
}

/** Few people mistype the first letter. */
function likeliest(found: Map<string, number>, word: string): Correction[] {
  const doubt = (meant: string) => (meant[0] === word[0] ? 0 : 1);
  return [...found.keys()]
    .filter((meant) => !meant.startsWith(word) && !isCovered(meant))
    .toSorted((a, b) => doubt(a) - doubt(b) || a.length - b.length)
    .map((beginning) => ({ beginning, kinds: found.get(beginning) ?? 0 }));

  function isCovered(meant: string): boolean {
    for (let length = word.length - 2; length < meant.length; length++) {
      if (found.has(meant.slice(0, length))) return true;
    }
    return false;
  }
}

/** The node after the letters from a position on; `ROOT` where there is none. */
function follow(known: WordTrie, from: number, letters: number[], place: number): number {
  let node = from;
  for (let next = place; next < letters.length; next++) {
    node = known.child(node, letters[next] ?? 0);
    if (node === ROOT) return ROOT;
  }
  return node;
}

const lettersOf = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);
