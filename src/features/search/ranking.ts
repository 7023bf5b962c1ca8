/**
 * Which of the found stands first, within its group.
 *
 * Each word of the question earns what it is worth in the name: 6 points for (the beginning of) the first word of one
 * of its names, 4 for a later word, 2 for two words typed as one (`skyhigh`), 0 for its street or city; and one point
 * more where it is a whole word, except for a first word, because `de` means Delft as much as De Bilt, and except when
 * it is all that was typed and has three letters at most: who types so little has just begun. A name that is
 * the question as a whole, or begins with all of a question of several words, earns more than single words could.
 * Of equals the weightier stands first: cities by inhabitants, shops by rank. Typos are forgiven only when nothing at
 * all is found without, so that what needed one never stands beside what did not.
 */
export const WORD_POINTS = { firstOfName: 6, inName: 4, joined: 2, ofPlace: 0 } as const;
export const WHOLE_WORD_POINTS = 1;
export const START_OF_NAME_POINTS = 100;
export const WHOLE_NAME_POINTS = 200;

/** The place in a stored weight above which the points stand; below it stands the item's own weight. */
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
