/** An amount of euros as somebody types it, such as `12,50`, `€ 12.5` or `1.250,00`, in cents; undefined for what is none. */
export function centsOfTyped(typed: string): number | undefined {
  const plain = typed.replace(/[€\s\u00a0\u202f]/g, "").replace(/,-$/, "");
  const [, whole = "", part = ""] = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === "") return undefined;
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number(part.padEnd(2, "0"));
}

/** As the field shows it: with the point or comma of the reader's language. */
export function typedCents(cents: number, tag: string): string {
  const euros = (cents / 100).toFixed(2);
  return tag === "en" ? euros : euros.replace(".", ",");
}
