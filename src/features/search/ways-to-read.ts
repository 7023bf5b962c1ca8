/** The variants of search words with a possibly wrong space: unchanged, with each pair of neighbours joined, and all joined. */
export function waysToRead(words: string[]): string[][] {
  const joined = words.slice(1).map((word, place) => words.toSpliced(place, 2, `${words[place]}${word}`));
  return words.length > 2 ? [words, ...joined, [words.join("")]] : [words, ...joined];
}

/** Beginnings of these lengths are words of their own in the index of text search (`search_beginnings`). */
const KNOWN_LENGTHS = [14, 10, 7, 6, 5, 4, 3, 2, 1];

/** Search words as a `tsquery` of PostgreSQL's text search. */
export interface WordQuery {
  /** For the index, which finds all matches and a few others. */
  coarse: string;
  /** In one of the variants, each word or one of its meanings must be a prefix of a word. */
  whole: string;
}

/** Words are letters and digits, so none contains operators of text search. */
export function wordQuery(ways: string[][], meaningsOf: (word: string) => string[]): WordQuery {
  const query = (asWord: (word: string) => string) => {
    const anyOf = (word: string) => `(${[...new Set(meaningsOf(word).map(asWord))].join("|")})`;
    return ways.map((words) => `(${words.map(anyOf).join("&")})`).join("|");
  };
  return {
    coarse: query((word) => `'${longestKnown(word)}'`),
    whole: query((word) => `'${word}':*`),
  };
}

function longestKnown(word: string): string {
  const letters = Array.from(word);
  const length = KNOWN_LENGTHS.find((known) => known <= letters.length);
  return letters.slice(0, length).join("");
}
