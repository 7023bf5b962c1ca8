import { plainLetters } from "#platform/text/plain-letters.ts";

/** Long names are cut at a word, so that an address stays readable; room is left for a city and a number. */
const MAX_LENGTH_FROM_NAME = 80;

/** Longest slug the database accepts. */
export const SLUG_MAX_LENGTH = 120;

/** The last part of an address: small ASCII letters, digits and single hyphens; the same in all languages (contract.md). */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isSlug(text: unknown): text is string {
  return typeof text === "string" && text.length <= SLUG_MAX_LENGTH && SLUG.test(text);
}

/** `'s-Hertogenbosch` becomes `s-hertogenbosch`. Empty when a name has no letter or digit of ours. */
export function slugOf(name: string): string {
  const words = plainLetters(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = (words[0] ?? "").slice(0, MAX_LENGTH_FROM_NAME);
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > MAX_LENGTH_FROM_NAME) break;
    slug += `-${word}`;
  }
  return slug;
}

/**
 * The first free candidate; when all are taken, the last one with the first free number (`-2`, `-3` …).
 * @param candidates best first; at least one
 */
export function freeSlug(candidates: [string, ...string[]], taken: { has(slug: string): boolean }): string {
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free !== undefined) return free;
  const last = candidates.at(-1);
  let number = 2;
  while (taken.has(`${last}-${number}`)) number += 1;
  return `${last}-${number}`;
}
