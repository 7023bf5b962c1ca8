import { expect, test } from "vitest";
import { POST_MOVES, POST_STATES, POST_STEPS, stateAfter, stateInTime } from "./post-state.ts";

const NOW = new Date("2026-11-21T13:15:00Z");
const TIMES = [-1, 1].map((days) => ({ publishedAt: new Date(NOW.getTime() + days * 86_400_000) }));

test("steps and the time make every move of the table, and no other", () => {
  for (const state of POST_STATES) {
    const reached = TIMES.flatMap((one) => [
      ...POST_STEPS.map((step) => stateAfter(step, state, one, NOW)),
      stateInTime(state, one, NOW),
    ]);
    expect(new Set(reached.filter((one) => one !== null && one !== state))).toEqual(
      new Set(POST_MOVES[state]),
    );
  }
});
