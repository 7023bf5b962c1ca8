import { plainLetters } from "./plain-letters.ts";

/** Longer questions are cut: nobody types them, and each word costs the database a comparison (security.md D2). */
const MAX_QUESTION_CODE_POINTS = 64;
const MAX_QUESTION_WORDS = 8;

/**
 * What is searched for a name: plain words in one line, such as `rick s ricks`.
 * A word with an apostrophe stands in it twice, because people type both `rick's` and `ricks`.
 */
export function searchText(...names: (string | null)[]): string {
  const plain = plainLetters(names.filter((name) => name !== null).join(" "));
  const joined = plain.match(/[\p{L}\p{N}]+(?:['’`´][\p{L}\p{N}]+)+/gu) ?? [];
  const words = wordsOf(plain).concat(joined.map((word) => word.replace(/['’`´]/g, "")));
  return [...new Set(words)].join(" ");
}

/**
 * The words a visitor looks for. Each is a run of letters and digits, so none can mean anything to `like`.
 * Empty for a question without a letter or digit.
 */
export function searchWords(question: string): string[] {
  // Cut by code units first: a question of ten kilobytes is not worth splitting into code points.
  const letters = Array.from(question.slice(0, 2 * MAX_QUESTION_CODE_POINTS));
  const start = letters.slice(0, MAX_QUESTION_CODE_POINTS).join("");
  return [...new Set(wordsOf(plainLetters(start)))].slice(0, MAX_QUESTION_WORDS);
}

function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
