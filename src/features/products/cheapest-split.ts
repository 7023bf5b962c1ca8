import { MOST_GRAMS, type PriceLadder, type PriceRung } from "./price-ladder.ts";

/** How often each rung is taken, largest first, and what it comes to. */
export interface Split {
  parts: { rung: PriceRung; count: number }[];
  cents: number;
}

/** Price ladders have grams with two decimals. */
const STEPS_PER_GRAM = 100;

/**
 * The cheapest way to exactly so many grams, from whatever a shop sells by weight; null where its rungs do not add up to
 * that. Arithmetic, not an offer: five grams are what one person may have (Aanwijzing Opiumwet, criterion G).
 */
export function cheapestSplit(ladder: PriceLadder, grams: number = MOST_GRAMS): Split | null {
  const rungs = ladder.filter(({ unit }) => unit === "gram");
  const target = Math.round(grams * STEPS_PER_GRAM);
  if (target <= 0 || grams > MOST_GRAMS) return null;
  /** The last rung of the cheapest way to each weight; the way itself is found by backtracking. */
  const best: ({ cents: number; last: PriceRung } | null)[] = Array.from({ length: target + 1 }, () => null);
  for (let weight = 1; weight <= target; weight += 1) {
    for (const rung of rungs) {
      const rest = weight - stepsOf(rung);
      const before = rest === 0 ? 0 : rest > 0 ? best[rest]?.cents : undefined;
      if (before === undefined) continue;
      const cents = before + rung.cents;
      const known = best[weight];
      if (!known || cents < known.cents) best[weight] = { cents, last: rung };
    }
  }
  const found = best[target];
  return found ? { parts: partsOf(best, target), cents: found.cents } : null;
}

function partsOf(best: ({ last: PriceRung } | null)[], target: number): Split["parts"] {
  const counts = new Map<PriceRung, number>();
  for (let weight = target; weight > 0;) {
    const rung = best[weight]?.last;
    if (!rung) break;
    counts.set(rung, (counts.get(rung) ?? 0) + 1);
    weight -= stepsOf(rung);
  }
  return [...counts]
    .map(([rung, count]) => ({ rung, count }))
    .toSorted((a, b) => b.rung.quantity - a.rung.quantity);
}

function stepsOf({ quantity }: PriceRung): number {
  return Math.round(quantity * STEPS_PER_GRAM);
}
