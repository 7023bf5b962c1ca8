import { centsPerGram, type PriceLadder } from "./price-ladder.ts";

/**
 * Whether one pays less than before: for a gram where it is sold by weight, and otherwise for as many pieces or packs as before. A
 * smaller quantity that is new costs less, and is no lower price.
 */
export function isCheaper(ladder: PriceLadder, before: PriceLadder): boolean {
  const perGram = centsPerGram(ladder);
  const perGramBefore = centsPerGram(before);
  if (perGram !== null && perGramBefore !== null) return perGram < perGramBefore;
  const differences = ladder.flatMap(({ unit, quantity, cents }) => {
    const same = before.find((rung) => rung.unit === unit && rung.quantity === quantity);
    return same ? [cents - same.cents] : [];
  });
  return differences.some((cents) => cents < 0) && differences.every((cents) => cents <= 0);
}
