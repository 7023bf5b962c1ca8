import { formatTag } from "#platform/i18n/locales.ts";

const formats = new Map<string, Intl.NumberFormat>();

function unitText(tag: string, amount: number, unit: string, maximumFractionDigits: number): string {
  const key = `${tag} ${unit}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(
      formatTag(tag),
      unit === "gram" ? { style: "unit", unit, maximumFractionDigits } : { maximumFractionDigits },
    );
  formats.set(key, format);
  return format.format(amount);
}

/** A weight in grams, in the reader's way: `2,5 g`. */
export function gramsText(tag: string, grams: number): string {
  // Intl parts the number from its unit with a space that may break, in some languages.
  return unitText(tag, grams, "gram", 2).replace(" ", "\u00A0");
}

/** A weight in milligrams; a symbol of the SI, the same in every language (Intl knows no milligram). */
export function milligramsText(tag: string, milligrams: number): string {
  return `${unitText(tag, milligrams, "milligram", 1)}\u00A0mg`;
}
