/** The current time; passed in like the database, so that a test can fix it at half past midnight on a Sunday. */
export type Clock = () => Date;

/** The system clock, or one that stands still at `frozenAt`. */
export function clockOf(frozenAt: Date | undefined): Clock {
  return () => new Date(frozenAt ?? Date.now());
}
