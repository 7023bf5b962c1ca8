import { isOneTypoApart } from "./one-typo.ts";

/** In shorter words a typo is not forgiven: every word of three letters is close to a hundred others. */
const SHORTEST_FORGIVEN = 4;

/** How many letters of a word the table of typos knows; `search_typo` in db/migrations/0006_search.sql. */
const KNOWN_LETTERS = 6;

/** What to look up to learn what a word may have been meant to be. */
export interface CorrectionQuestion {
  /** For the table of typos. */
  remainders: string[];
  /** Where a typo further on may be: what is right before it, and the rest. */
  splits: { start: string; rest: string }[];
}

/** Undefined for a word that is too short to be forgiven. */
export function correctionQuestion(word: string): CorrectionQuestion | undefined {
  const letters = Array.from(word);
  if (letters.length < SHORTEST_FORGIVEN) return undefined;
  const start = letters.slice(0, KNOWN_LETTERS);
  const without = start.map((_, gap) => start.toSpliced(gap, 1).join(""));
  const splits = letters.slice(KNOWN_LETTERS).map((_, place) => ({
    start: letters.slice(0, KNOWN_LETTERS + place).join(""),
    rest: letters.slice(KNOWN_LETTERS + place).join(""),
  }));
  return { remainders: [...new Set([start.join(""), ...without])], splits };
}

/**
 * What the word, finished or not, may have been meant to be: beginnings of known words that are one typo away from
 * it. Some only might be known: they go on as no known word does.
 * @param beginnings of known words, from the table of typos
 * @param longWords known words with a typo at one of its `splits`
 */
export function correctionsOf(word: string, beginnings: string[], longWords: string[]): string[] {
  const letters = Array.from(word);
  const found = new Set<string>();
  const consider = (meant: string[]) => {
    if (isOneTypoApart(letters, meant)) found.add(meant.join(""));
  };
  for (const beginning of beginnings) {
    for (const meant of continuations(Array.from(beginning), letters)) consider(meant);
  }
  for (const longWord of longWords) {
    const known = Array.from(longWord);
    for (const change of [-1, 0, 1]) consider(known.slice(0, letters.length + change));
  }
  found.delete(word);
  return [...found];
}

/** The beginning of a known word, carried on with what is left of the asked one, for each kind of typo. */
function continuations(beginning: string[], letters: string[]): string[][] {
  const cut = Math.min(letters.length, KNOWN_LETTERS);
  // A known word that is shorter than the cut has come to its end.
  if (beginning.length < cut) return [beginning];
  if (beginning.length > cut) return [];
  const rest = (from: number) => [...beginning, ...letters.slice(from)];
  return [
    rest(cut),
    rest(cut - 1),
    rest(cut + 1),
    [...beginning, ...letters.slice(cut - 1, cut), ...letters.slice(cut + 1)],
  ];
}

/** Few people mistype the first letter; one beginning covers all that go on from it. */
export function likeliest(found: string[], word: string): string[] {
  const doubt = (meant: string) => (meant[0] === word[0] ? 0 : 1);
  const shortestFirst = found.toSorted((a, b) => a.length - b.length);
  return shortestFirst
    .filter((meant, place) => !shortestFirst.slice(0, place).some((shorter) => meant.startsWith(shorter)))
    .toSorted((a, b) => doubt(a) - doubt(b));
}
