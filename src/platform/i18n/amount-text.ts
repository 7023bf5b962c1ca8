import { formatTag } from "./locales.ts";

// What only the pages of a few people write: `format.ts` is loaded by everybody.

/** Such as "4.2 MB". */
export function megabytesText(tag: string, byteCount: number): string {
  const whole = byteCount >= 10_000_000;
  return new Intl.NumberFormat(formatTag(tag), {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: whole ? 0 : 1,
  }).format(byteCount / 1_000_000);
}

/** Such as "62%", of a share from 0 to 1. */
export function percentText(tag: string, share: number): string {
  return new Intl.NumberFormat(formatTag(tag), { style: "percent" }).format(share);
}
