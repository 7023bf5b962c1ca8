import { MOST_CENTS } from "#features/products/price-ladder.ts";

/** Euros as people type them, with a comma or a point, in cents; undefined for anything else. */
export function centsTyped(text: string): number | undefined {
  const plain = text.replaceAll(/[€\s]/g, "").replace(",", ".");
  if (!/^\d{1,4}(\.\d{1,2}|\.-)?$/.test(plain)) return undefined;
  const cents = Math.round(Number.parseFloat(plain) * 100);
  return cents >= 1 && cents <= MOST_CENTS ? cents : undefined;
}
