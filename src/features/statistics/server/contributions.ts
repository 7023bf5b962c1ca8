import type { Contribution, Counted } from "../statistic.ts";
import { shownCounts } from "../withheld.ts";

/** So many of one kind; what moderators removed says why. */
export interface ContributionCount {
  contribution: Contribution;
  reason: string | null;
  count: number;
}

/** What people gave to the directory and what was taken away. Nobody can give anything yet, so there is nothing to count. */
export function contributionsOf(counted: readonly ContributionCount[]): Counted {
  const { n, counts } = shownCounts(counted.map(({ count }) => count));
  if (n === null) return { n, rows: [] };
  return {
    n,
    rows: counted.map(({ contribution, reason }, place) => [contribution, reason, counts[place] ?? null]),
  };
}
