const MOST_PERMILLE = 1000;

/** A percentage as people type it, with a comma or a point, in tenths; null for nothing, undefined for anything else. */
export function permilleTyped(text: string): number | null | undefined {
  const plain = text.replaceAll(/[%\s]/g, "").replace(",", ".");
  if (plain === "") return null;
  if (!/^\d{1,3}(\.\d0?)?$/.test(plain)) return undefined;
  const permille = Math.round(Number.parseFloat(plain) * 10);
  return permille <= MOST_PERMILLE ? permille : undefined;
}
