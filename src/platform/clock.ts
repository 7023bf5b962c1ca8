/** Tells what time it is; handed in like the database, so that a test can stop it at a Sunday morning at half past midnight. */
export type Clock = () => Date;

/** The machine's clock, or one that stands still at `frozenAt`. */
export function clockOf(frozenAt: Date | undefined): Clock {
  return () => new Date(frozenAt ?? Date.now());
}
