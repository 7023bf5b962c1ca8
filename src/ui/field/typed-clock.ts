/** The characters that somebody types in place of a colon: `10.30`, `10h30`, `10u30`, `10 30`. */
const APART = /[.,;hu\s]+/gi;

/** What a field for a time of day keeps of what is typed: digits, and one way to set them apart. */
export function clockCharacters(typed: string): string {
  return typed.replace(APART, ":").replace(/[^\d:]/g, "");
}

/**
 * A time of day as somebody types it, such as `9`, `130`, `10.30` or `10:30`, on a clock of 24 hours (`01:30`). An hour after midnight may
 * be counted on from the day before, as timetables do: `25:00` is `01:00`. Undefined for what is none.
 */
export function clockOfTyped(typed: string): string | undefined {
  const [, hours = "", minutes = "00"] =
    /^(\d{1,2}):?$/.exec(typed) ?? /^(\d{1,2}):?(\d{2})$/.exec(typed) ?? [];
  if (hours === "" || Number(hours) >= 30 || Number(minutes) >= 60) return undefined;
  return `${String(Number(hours) % 24).padStart(2, "0")}:${minutes}`;
}
