/** "Open now", "open past midnight", or open at a wall-clock time in the country such as `2026-11-22T20:00`. */
export type OpenFilter = "now" | "late" | (string & {});

const WALL_CLOCK = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

/** The value of the parameter `open`; null for an invalid one. */
export function readOpenFilter(text: string | null): OpenFilter | null {
  return text === "now" || text === "late" ? text : readWallClock(text);
}

/** A wall-clock time such as `2026-11-22T20:00`; null for an invalid one. */
export function readWallClock(text: string | null): string | null {
  return text !== null && WALL_CLOCK.test(text) && isDay(text.slice(0, 10)) ? text : null;
}

/** JavaScript rolls 30 February over to March. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
