/**
 * The ways in which a question can be read when a space may be too many: as it stands, with each pair of neighbours as
 * one word, and as one word altogether.
 */
export function waysToRead(words: string[]): string[][] {
  const joined = words.slice(1).map((word, place) => words.toSpliced(place, 2, `${words[place]}${word}`));
  return words.length > 2 ? [words, ...joined, [words.join("")]] : [words, ...joined];
}

/** So many letters tell enough items apart. */
const TELLING_LETTERS = 3;

/** The words by which to look, before the others are looked at: those that are not too short, or else the longest. */
export function tellingWords(words: string[]): string[] {
  const telling = words.filter((word) => word.length >= TELLING_LETTERS);
  return telling.length > 0 ? telling : words.toSorted((a, b) => b.length - a.length).slice(0, 1);
}

/**
 * A question as PostgreSQL's text search takes it: in one of the ways, each word or what it may stand for must be the
 * beginning of a word. Words are letters and digits, so none can mean anything to it.
 */
export function wordQuery(ways: string[][], meaningsOf: (word: string) => string[]): string {
  const beginning = (word: string) => `'${word}':*`;
  const anyOf = (word: string) => `(${meaningsOf(word).map(beginning).join("|")})`;
  return ways.map((words) => `(${words.map(anyOf).join("&")})`).join("|");
}
