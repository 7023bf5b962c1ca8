export const JOB_STATES = ["draft", "pending", "live", "expired", "paused", "filled", "rejected"] as const;

export type JobState = (typeof JOB_STATES)[number];

/** The allowed transitions of a job offer's state. One that is over can be offered anew: it's a draft again, and an admin approves it. */
export const JOB_MOVES: Record<JobState, readonly JobState[]> = {
  draft: ["pending"],
  pending: ["draft", "live", "rejected"],
  live: ["paused", "filled", "expired"],
  paused: ["live", "filled", "expired"],
  filled: ["draft"],
  expired: ["draft"],
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
  "renew",
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
  renew: { from: ["filled", "expired"], to: "draft" },
};

/** An admin decides. */
export const STEPS_OF_ADMINS: readonly JobStep[] = ["approve", "reject"];

/** What is refused for one that a moderator took away. */
export const SHOWING_STEPS: readonly JobStep[] = ["approve", "resume"];

/** What an admin has approved, and people have seen: only an admin changes its text. */
export const APPROVED_STATES: readonly JobState[] = ["live", "paused", "filled", "expired"];

/** The steps from a state, whatever the time. */
export function stepsFrom(state: JobState): JobStep[] {
  return JOB_STEPS.filter((step) => STEPS[step].from.includes(state));
}

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
