export const JOB_STATES = ["draft", "pending", "live", "expired", "paused", "filled", "rejected"] as const;

export type JobState = (typeof JOB_STATES)[number];

/** Where a job offer can go from where it is (product.md section 7). */
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

/** The state a step leads to; null where it can't be taken from here or at this time. */
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

/** The state that time alone leads to; the same one where nothing is due. */
export function stateInTime(state: JobState, { validThrough }: { validThrough: Date }, now: Date): JobState {
  return (state === "live" || state === "paused") && validThrough <= now ? "expired" : state;
}
