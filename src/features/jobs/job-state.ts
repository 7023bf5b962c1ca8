export const JOB_STATES = ["draft", "pending", "live", "expired", "paused", "filled", "rejected"] as const;

export type JobState = (typeof JOB_STATES)[number];

/** The allowed transitions of a job offer's state (product.md section 7). */
export const JOB_MOVES: Record<JobState, readonly JobState[]> = {
  draft: ["pending"],
  pending: ["draft", "live", "rejected"],
  live: ["paused", "filled", "expired"],
  paused: ["live", "filled", "expired"],
  filled: [],
  expired: [],
  rejected: ["draft"],
};

export const JOB_STEPS = [
  "submit",
  "withdraw",
  "approve",
  "reject",
  "pause",
  "resume",
  "fill",
  "end",
] as const;

export type JobStep = (typeof JOB_STEPS)[number];

const STEPS: Record<JobStep, { from: readonly JobState[]; to: JobState }> = {
  submit: { from: ["draft"], to: "pending" },
  withdraw: { from: ["pending", "rejected"], to: "draft" },
  approve: { from: ["pending"], to: "live" },
  reject: { from: ["pending"], to: "rejected" },
  pause: { from: ["live"], to: "paused" },
  resume: { from: ["paused"], to: "live" },
  fill: { from: ["live", "paused"], to: "filled" },
  end: { from: ["live", "paused"], to: "expired" },
};

/** The next state after a step; null where the step is not allowed in this state or at this time. */
export function stateAfter(
  step: JobStep,
  state: JobState,
  { validThrough }: { validThrough: Date },
  now: Date,
): JobState | null {
  const { from, to } = STEPS[step];
  if (!from.includes(state)) return null;
  return to === "live" && validThrough <= now ? null : to;
}

/** The next state by time alone; the same one where nothing is due. */
export function stateInTime(state: JobState, { validThrough }: { validThrough: Date }, now: Date): JobState {
  return (state === "live" || state === "paused") && validThrough <= now ? "expired" : state;
}
