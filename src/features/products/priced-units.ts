import type { PriceHistory, ProductDetails, UnitPrices } from "./product-details.ts";

/** Each unit that a product is or was sold by, with what one costs and cost: grams, pieces, packs. */
export function pricedUnits({ range, months, pricedShopCount, counted }: PriceHistory): UnitPrices[] {
  const isWeighed = range !== null || months.length > 0;
  return isWeighed ? [{ unit: "gram", range, pricedShopCount, months }, ...counted] : counted;
}

/** Whether there is any price to show, of today or of before, or a rule that keeps it. */
export function hasPrices(prices: PriceHistory): boolean {
  return (
    prices.areKept || prices.fromCents !== null || prices.lastKnown !== null || pricedUnits(prices).length > 0
  );
}

/** A page and an answer have one reading of a product's prices: those of its history, which is kept for some minutes. */
export function pricedToday<Product extends ProductDetails>(
  product: Product,
  { range, fromCents }: PriceHistory,
): Product {
  return {
    ...product,
    lowCentsPerGram: range?.lowCents ?? null,
    medianCentsPerGram: range?.medianCents ?? null,
    highCentsPerGram: range?.highCents ?? null,
    fromCents,
  };
}
