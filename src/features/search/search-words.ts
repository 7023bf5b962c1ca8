import { plainLetters } from "#platform/text/plain-letters.ts";

/** Longer searches are cut: people do not type them, and each word costs the database a comparison (security.md D2). */
const MAX_QUESTION_CODE_POINTS = 64;
const MAX_QUESTION_WORDS = 8;

/**
 * The search words of a visitor. Each is a run of letters and digits, so none contains wildcards of `like`. Empty without a
 * letter or digit.
 */
export function searchWords(question: string): string[] {
  // Cut by code units first, so that ten kilobytes need not be split into code points.
  const letters = Array.from(question.slice(0, 2 * MAX_QUESTION_CODE_POINTS));
  const start = letters.slice(0, MAX_QUESTION_CODE_POINTS).join("");
  return [...new Set(wordsOf(plainLetters(start)))].slice(0, MAX_QUESTION_WORDS);
}

/** The words of a text in plain letters. */
export function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
