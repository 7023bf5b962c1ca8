import { formatTag } from "#platform/i18n/locales.ts";

type Unit = readonly [unit: string, size: number];

const BYTES: readonly Unit[] = [
  ["terabyte", 1e12],
  ["gigabyte", 1e9],
  ["megabyte", 1e6],
  ["kilobyte", 1e3],
  ["byte", 1],
];

const TIMES: readonly Unit[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** In the largest unit of which there is one. */
function inUnit(tag: string, amount: number, units: readonly Unit[], digits: number, look: "short" | "long") {
  const [unit, size] = units.find((one) => amount >= one[1]) ?? (units.at(-1) as Unit);
  const format = new Intl.NumberFormat(formatTag(tag), {
    style: "unit",
    unit,
    unitDisplay: look,
    maximumFractionDigits: digits,
  });
  return format.format(amount / size);
}

/** A size: `1.2 GB`. */
export function bytesText(tag: string, bytes: number): string {
  return inUnit(tag, bytes, BYTES, 1, "short");
}

/** How long: `3 hours`, rounded down. */
export function durationText(tag: string, seconds: number): string {
  const [, size] = TIMES.find((one) => seconds >= one[1]) ?? (TIMES.at(-1) as Unit);
  return inUnit(tag, Math.floor(seconds / size) * size, TIMES, 0, "long");
}
