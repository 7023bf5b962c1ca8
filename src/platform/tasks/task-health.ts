/** What monitoring learns about the background tasks (contract.md, "Task health"). */
export interface TaskHealth {
  /** How long the oldest task that could run has been waiting; 0 when none waits. */
  oldestDueSeconds: () => Promise<number>;
  /** Tries that have failed since the process began. */
  failedCount: () => number;
}

/** Of a process whose tasks have not begun. */
export const NO_TASKS: TaskHealth = { oldestDueSeconds: async () => 0, failedCount: () => 0 };
