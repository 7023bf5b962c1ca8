import type { Counted, Row } from "../statistic.ts";
import { percentOf, shownCounts } from "../withheld.ts";

/** Shops by group: each group with its count and its share, or neither. */
export function sharesOfShops(
  boxes: readonly { labels: readonly (string | null)[]; count: number }[],
): Counted {
  const { n, counts } = shownCounts(boxes.map(({ count }) => count));
  if (n === null) return { n, rows: [] };
  const rows = boxes.map(({ labels }, place): Row => {
    const count = counts[place] ?? null;
    return [...labels, count, percentOf(count, n)];
  });
  return { n, rows };
}
