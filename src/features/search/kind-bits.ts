import { type IndexedKind, SEARCH_KINDS, type SearchKind } from "./search-item.ts";

const INDEXED_KINDS: readonly IndexedKind[] = [...SEARCH_KINDS, "towns"];

/** The kinds of the index in which those of an answer are. */
export function indexedKinds(kinds: readonly SearchKind[]): IndexedKind[] {
  return kinds.includes("cities") ? [...kinds, "towns"] : [...kinds];
}

/** Kinds as a set of bits. */
export function kindBits(kinds: readonly IndexedKind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << INDEXED_KINDS.indexOf(kind)), 0);
}

export function kindsOfBits(bits: number): IndexedKind[] {
  return INDEXED_KINDS.filter((_, place) => bits & (1 << place));
}

/** All kinds, for those who read words of the index. */
export const BITS_OF_LETTER: ReadonlyMap<string, number> = new Map(
  // The index keeps the first letter of a kind only.
  INDEXED_KINDS.map((kind) => [kind.charAt(0), kindBits([kind])]),
);
