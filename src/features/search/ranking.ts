/**
 * The ranking of search results, within their group.
 *
 * Each search word scores by its place in the name: 6 points for (the beginning of) the first word of one of its names, 4 for a
 * later word, 2 for two words typed as one (`skyhigh`), 0 for its street or city; and one point more where it is a whole word,
 * except for a first word, because `de` means Delft as much as De Bilt, and except when it is all that was typed and has three
 * letters at most, which is just the beginning. A name that equals all search words, or begins with several of them, scores more
 * than single words could. Ties are broken by weight: cities by inhabitants, shops by rank. Typos are corrected only when nothing
 * at all is found without, so that exact and corrected results are never mixed; but a city may be meant by a word that
 * only products begin with (items-of-one-word.ts). Samples are found by the words of their own names, for less than anything else.
 */
export const WORD_POINTS = { firstOfName: 6, inName: 4, joined: 2, ofPlace: 0, ofSample: -2 } as const;
export const WHOLE_WORD_POINTS = 1;
export const START_OF_NAME_POINTS = 100;
export const WHOLE_NAME_POINTS = 200;

/** The bit position of the points in a stored weight; the lower bits are the item's own weight. */
export const WEIGHT_BITS = 27;
const WEIGHT_LIMIT = 2 ** WEIGHT_BITS;

/** A stored weight, by which the indexes are sorted. */
export function weightOfWord(points: number, itemWeight: number): number {
  return points * WEIGHT_LIMIT + itemWeight;
}

/** Any number as an item's weight. */
export function asItemWeight(weight: number): number {
  return Math.min(Math.max(0, Math.round(weight)), WEIGHT_LIMIT - 1);
}
