/** Tasks of one name that have not been done. */
export interface QueuedTasks {
  task: string;
  /** Due, and never tried. */
  waitingCount: number;
  /** Tried in vain, and tried again later. */
  failingCount: number;
  /** Tried in vain for the last time. */
  givenUpCount: number;
  /** How long the oldest of them has been due. */
  oldestSeconds: number;
}
