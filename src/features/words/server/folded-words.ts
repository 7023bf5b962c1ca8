import { nameSkeleton } from "#features/accounts/server/name-skeleton.ts";

/**
 * The words of a text as they are compared, with one space between them: without accents and capitals, with look-alikes made equal,
 * and without letters that are not seen. Empty for a text without letters and digits.
 */
export function foldedWords(text: string): string {
  const seen = text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "");
  return (seen.match(/[\p{L}\p{N}]+/gu) ?? []).map(nameSkeleton).filter(Boolean).join(" ");
}

/** Whether words stand in a text one after the other, each of them whole. Both are folded. */
export function hasWords(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}
