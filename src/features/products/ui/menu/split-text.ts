import { countText } from "#platform/i18n/format.ts";
import type { Split } from "../../cheapest-split.ts";
import { gramsText } from "../product-page/amount-text.ts";

/** How an amount is put together, in the reader's numbers: `1 × 3 g + 2 × 1 g`. Lines break between parts only. */
export function splitText(tag: string, { parts }: Split): string {
  return parts
    .map(({ rung, count }) => `${countText(tag, count)} × ${gramsText(tag, rung.quantity)}`)
    .map((part) => part.replaceAll(/\s/g, "\u00A0"))
    .join(" + ");
}
