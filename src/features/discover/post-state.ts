export const POST_STATES = ["draft", "scheduled", "published", "withdrawn"] as const;

export type PostState = (typeof POST_STATES)[number];

/** The allowed transitions of a post's state (product.md section 7). */
export const POST_MOVES: Record<PostState, readonly PostState[]> = {
  draft: ["scheduled", "published"],
  scheduled: ["draft", "published", "withdrawn"],
  published: ["withdrawn"],
  withdrawn: ["draft"],
};

export const POST_STEPS = ["publish", "unschedule", "withdraw", "revise"] as const;

export type PostStep = (typeof POST_STEPS)[number];

/** The next state after a step; null where the step is not allowed. */
export function stateAfter(
  step: PostStep,
  state: PostState,
  { publishedAt }: { publishedAt: Date },
  now: Date,
): PostState | null {
  switch (step) {
    case "publish":
      if (state !== "draft") return null;
      return publishedAt <= now ? "published" : "scheduled";
    case "unschedule":
      return state === "scheduled" ? "draft" : null;
    case "withdraw":
      return state === "scheduled" || state === "published" ? "withdrawn" : null;
    case "revise":
      return state === "withdrawn" ? "draft" : null;
  }
}

/** The steps that can be taken from a state. */
export function stepsFrom(state: PostState): PostStep[] {
  const now = new Date();
  return POST_STEPS.filter((step) => stateAfter(step, state, { publishedAt: now }, now) !== null);
}

/** The next state by time alone; the same one where nothing is due. */
export function stateInTime(state: PostState, { publishedAt }: { publishedAt: Date }, now: Date): PostState {
  return state === "scheduled" && publishedAt <= now ? "published" : state;
}
