import { types } from "pg";

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;
const TEXT_ARRAY = 1009;

/** A bigint as number: keys and counts stay far below 2^53, and silently rounding one would name another row. */
export function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The bigint ${text} does not fit a JavaScript number`);
  return value;
}

const textArray: (text: string) => (string | null)[] = types.getTypeParser(TEXT_ARRAY as number);

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, wholeNumber],
  [INT8_ARRAY, (text) => textArray(text).map((item) => (item === null ? null : wholeNumber(item)))],
  // The driver would make a day into midnight of the machine's own time zone.
  [DATE, String],
  [DATE_ARRAY, textArray],
  [NUMERIC_ARRAY, textArray],
]);

/** How the driver reads values, given to each pool: the driver's own table is shared by everything in the process. */
export const valueTypes = {
  getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
    const parser = format === "binary" ? undefined : parsers.get(oid);
    return parser ?? types.getTypeParser(oid, format);
  },
};
