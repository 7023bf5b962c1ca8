import { cheapestSplit, type Split } from "./cheapest-split.ts";
import type { MenuItem } from "./menu.ts";
import { MOST_GRAMS } from "./price-ladder.ts";

/** Grams of each line of a menu, by its id; missing lines are zero. */
export type BasketGrams = Readonly<Record<number, number>>;

export interface Basket {
  grams: number;
  /** What may still be added before one person has as much as is tolerated. */
  gramsLeft: number;
  /** At the cheapest way to each amount. */
  cents: number;
  lines: { item: MenuItem; grams: number; split: Split }[];
}

/** The total of a choice. Arithmetic about a menu; nothing is ordered or sent. */
export function basketOf(items: readonly MenuItem[], chosen: BasketGrams): Basket {
  const lines = items.flatMap((item) => {
    const grams = chosen[item.id] ?? 0;
    const split = grams > 0 ? cheapestSplit(item.ladder, grams) : null;
    return split ? [{ item, grams, split }] : [];
  });
  const grams = hundredths(lines.reduce((sum, line) => sum + line.grams, 0));
  const cents = lines.reduce((sum, { split }) => sum + split.cents, 0);
  return { grams, gramsLeft: hundredths(MOST_GRAMS - grams), cents, lines };
}

/** The amounts of a line that can be had with what is left, in halves and whatever its rungs are. */
export function amountsOf(item: MenuItem, gramsLeft: number): number[] {
  const halves = Array.from({ length: MOST_GRAMS * 2 }, (_, index) => (index + 1) / 2);
  const rungs = item.ladder.filter(({ unit }) => unit === "gram").map(({ quantity }) => quantity);
  return [...new Set([...halves, ...rungs])]
    .filter((grams) => grams <= gramsLeft && cheapestSplit(item.ladder, grams) !== null)
    .toSorted((a, b) => a - b);
}

/** 0.1 + 0.2 is 0.3 to a person. */
function hundredths(grams: number): number {
  return Math.round(grams * 100) / 100;
}
