/** The smallest sample size that is shown (product.md section 9). */
export const FEWEST = 5;

/**
 * Which of the counts that add up to a known total must not be shown, by their place: those under `FEWEST`, and then the next
 * larger ones until the withheld differ among themselves. A reader who subtracts the shown counts from the total, and knows this
 * rule, then has several possible values for each of them: swapping two withheld counts that differ changes nothing visible. A
 * zero is about no one: where all small ones are zero no others are withheld. Null when there is no such set; then the total must
 * not be shown either.
 */
export function withheld(counts: readonly number[]): ReadonlySet<number> | null {
  const sizes = [...new Set(counts)].toSorted((a, b) => a - b);
  const hasNoSmallOne = (sizes.find((size) => size > 0) ?? 0) >= FEWEST;
  // All of one size are withheld together, so that their order reveals nothing.
  const upTo = hasNoSmallOne
    ? 0
    : sizes.find((_, place) => place > 0 && (sizes[place + 1] ?? Infinity) >= FEWEST);
  if (upTo === undefined) return sizes.length === 0 ? new Set() : null;
  return new Set(counts.flatMap((count, place) => (count <= upTo ? [place] : [])));
}

/**
 * The counts with null for what is withheld, under the total where that may be known. Where the shown ones make up the total, the
 * others are zeros that any reader can compute, so they are shown.
 */
export function shownCounts(counts: readonly number[]): { n: number | null; counts: (number | null)[] } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const hidden = withheld(counts);
  const isTold = hidden !== null && total >= FEWEST;
  const isNoughtAlone = hidden !== null && [...hidden].every((place) => counts[place] === 0);
  return {
    n: isTold ? total : null,
    counts: counts.map((count, place) => (isTold && (isNoughtAlone || !hidden.has(place)) ? count : null)),
  };
}

/** A number of things of which no parts are shown. */
export function shownTotal(total: number): number | null {
  return total >= FEWEST ? total : null;
}

/** In tenths of a percent, as percent. */
export function percentOf(count: number | null, n: number | null): number | null {
  return count === null || !n ? null : Math.round((count / n) * 1000) / 10;
}
