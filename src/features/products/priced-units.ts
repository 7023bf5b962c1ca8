import type { PriceHistory, ProductDetails, UnitPrices } from "./product-details.ts";

type GramPrices = Pick<ProductDetails, "lowCentsPerGram" | "medianCentsPerGram" | "highCentsPerGram">;

/** Each unit that a product is or was sold by, with what one costs and cost: grams, pieces, packs. */
export function pricedUnits(
  { lowCentsPerGram: lowCents, medianCentsPerGram: medianCents, highCentsPerGram: highCents }: GramPrices,
  { months, pricedShopCount, counted }: PriceHistory,
): UnitPrices[] {
  const range =
    lowCents === null || medianCents === null || highCents === null
      ? null
      : { lowCents, medianCents, highCents };
  const isWeighed = range !== null || months.length > 0;
  return isWeighed ? [{ unit: "gram", range, pricedShopCount, months }, ...counted] : counted;
}

/** Whether there is any price to show, of today or of a month before, or a rule that keeps it. */
export function hasPrices(
  product: GramPrices & Pick<ProductDetails, "fromCents">,
  prices: PriceHistory,
): boolean {
  return prices.areKept || product.fromCents !== null || pricedUnits(product, prices).length > 0;
}
