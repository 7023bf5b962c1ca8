import { SEARCH_KINDS, type SearchKind } from "./search-item.ts";

/** Kinds as a set of bits. */
export function kindBits(kinds: readonly SearchKind[]): number {
  return kinds.reduce((bits, kind) => bits | (1 << SEARCH_KINDS.indexOf(kind)), 0);
}

export function kindsOfBits(bits: number): SearchKind[] {
  return SEARCH_KINDS.filter((_, place) => bits & (1 << place));
}
