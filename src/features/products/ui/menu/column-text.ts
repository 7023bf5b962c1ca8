import { countText } from "#platform/i18n/format.ts";
import type { MenuColumn } from "../../menu-columns.ts";
import { gramsText } from "../product-page/amount-text.ts";

/** The head of a column: `2.5 g`, and `3 ×` for what is counted. */
export function columnText(tag: string, { unit, quantity }: MenuColumn): string {
  return unit === "gram" ? gramsText(tag, quantity) : `${countText(tag, quantity)}\u00A0×`;
}
