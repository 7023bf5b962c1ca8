import type { Counted, Row } from "../statistic.ts";
import { percentOf, shownCounts } from "../withheld.ts";

/** Shops by group: each group with its count and its share, or neither. A group without a shop is left out where that may be known. */
export function sharesOfShops(
  boxes: readonly { labels: readonly (string | null)[]; count: number }[],
): Counted {
  const { n, counts } = shownCounts(boxes.map(({ count }) => count));
  if (n === null) return { n, rows: [] };
  const rows = boxes.flatMap(({ labels }, place): Row[] => {
    const count = counts[place] ?? null;
    return count === 0 ? [] : [[...labels, count, percentOf(count, n)]];
  });
  return { n, rows };
}
