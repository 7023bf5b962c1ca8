export const DEAL_STATES = [
  "draft",
  "pending",
  "scheduled",
  "live",
  "expired",
  "paused",
  "rejected",
] as const;

export type DealState = (typeof DEAL_STATES)[number];

/** The allowed transitions of a deal's state (product.md section 7). An ended deal stays ended: a new run is a new deal. */
export const DEAL_MOVES: Record<DealState, readonly DealState[]> = {
  draft: ["pending"],
  pending: ["draft", "scheduled", "live", "rejected"],
  scheduled: ["draft", "live", "paused", "expired"],
  live: ["paused", "expired"],
  paused: ["scheduled", "live", "expired"],
  expired: [],
  rejected: ["draft"],
};

export interface DealTimes {
  validFrom: Date;
  validTo: Date;
}

/** The actions on a deal. The next state depends on the time as well. */
export const DEAL_STEPS = ["submit", "withdraw", "approve", "reject", "pause", "resume", "end"] as const;

export type DealStep = (typeof DEAL_STEPS)[number];

/** What only an admin decides. */
export const STEPS_OF_ADMINS: readonly DealStep[] = ["approve", "reject"];

/** What is refused for one that a moderator took away. */
export const SHOWING_STEPS: readonly DealStep[] = ["approve", "resume"];

/** In these it stands as an admin has approved it. */
export const APPROVED_STATES: readonly DealState[] = ["scheduled", "live", "paused", "expired"];

const FROM: Record<DealStep, readonly DealState[]> = {
  submit: ["draft"],
  withdraw: ["pending", "scheduled", "rejected"],
  approve: ["pending"],
  reject: ["pending"],
  pause: ["scheduled", "live"],
  resume: ["paused"],
  end: ["scheduled", "live", "paused"],
};

/** The next state after a step; null where the step is not allowed in this state or at this time. */
export function stateAfter(
  step: DealStep,
  state: DealState,
  { validFrom, validTo }: DealTimes,
  now: Date,
): DealState | null {
  if (!FROM[step].includes(state)) return null;
  switch (step) {
    case "submit":
      return "pending";
    case "withdraw":
      return "draft";
    case "reject":
      return "rejected";
    case "pause":
      return "paused";
    case "end":
      return "expired";
    case "approve":
    case "resume":
      if (validTo <= now) return null;
      return validFrom <= now ? "live" : "scheduled";
  }
}

/** The steps that can be taken from a state. */
export function stepsFrom(state: DealState): DealStep[] {
  return DEAL_STEPS.filter((step) => FROM[step].includes(state));
}

/** The next state by time alone; the same one where nothing is due. */
export function stateInTime(state: DealState, { validFrom, validTo }: DealTimes, now: Date): DealState {
  if (["scheduled", "live", "paused"].includes(state) && validTo <= now) return "expired";
  return state === "scheduled" && validFrom <= now ? "live" : state;
}
