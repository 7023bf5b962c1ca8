const formats = new Map<string, Intl.NumberFormat>();

function format(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = tag + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, known);
  return known;
}

/** A price in the reader's way: `€ 12,50`, and whole euros without cents where `isWhole` asks for it. */
export function centsText(tag: string, cents: number, { isWhole = false } = {}): string {
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 2 } : {};
  return format(tag, { style: "currency", currency: "EUR", ...digits }).format(cents / 100);
}

/** Tenths of a percent as a percentage with at most one decimal: `18%`, `0.4%`. */
export function permilleText(tag: string, permille: number): string {
  return format(tag, { style: "percent", maximumFractionDigits: 1 }).format(permille / 1000);
}
