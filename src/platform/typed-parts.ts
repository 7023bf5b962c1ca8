/** A number of parts as people write it, with the comma or the point of their language: 185 of ten to one is 18,5. */
export function typedParts(parts: number, per: number, tag: string): string {
  const most = Math.round(Math.log10(per));
  return new Intl.NumberFormat(tag, { maximumFractionDigits: most, useGrouping: false }).format(parts / per);
}

/** The same with a comma or a point, in parts; undefined for anything else, also for more digits than there are parts. */
export function partsOfTyped(typed: string, per: number): number | undefined {
  const plain = typed.replaceAll(/[%\s]/g, "").replace(",", ".");
  const most = Math.round(Math.log10(per));
  const match = /^(\d{1,6})(?:\.(\d+))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = "", rest = ""] = match;
  const digits = rest.replace(/0+$/, "");
  return digits.length > most ? undefined : Number(whole) * per + Number(digits.padEnd(most, "0"));
}
