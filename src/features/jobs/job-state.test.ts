import fc from "fast-check";
import { expect, test } from "vitest";
import { JOB_MOVES, JOB_STATES, JOB_STEPS, stateAfter, stateInTime } from "./job-state.ts";

const NOW = new Date("2026-11-21T13:15:00Z");
const anyTimes = fc.integer({ min: -5, max: 5 }).map((days) => ({
  validThrough: new Date(NOW.getTime() + days * 86_400_000),
}));
const anyState = fc.constantFrom(...JOB_STATES);
const anyStep = fc.constantFrom(...JOB_STEPS);

test("a step or the time leads only where the table says, and never to what is open but over", () => {
  fc.assert(
    fc.property(anyState, anyStep, anyTimes, (state, step, times) => {
      const after = stateAfter(step, state, times, NOW);
      if (after !== null) expect(JOB_MOVES[state]).toContain(after);
      if (after === "live") expect(times.validThrough > NOW).toBe(true);
      const inTime = stateInTime(state, times, NOW);
      if (inTime !== state) expect(JOB_MOVES[state]).toContain(inTime);
    }),
  );
});

test("every move of the table is made by some step or by the time", () => {
  const times = [-1, 1].map((days) => ({ validThrough: new Date(NOW.getTime() + days * 86_400_000) }));
  for (const state of JOB_STATES) {
    const reached = times.flatMap((one) => [
      ...JOB_STEPS.map((step) => stateAfter(step, state, one, NOW)),
      stateInTime(state, one, NOW),
    ]);
    expect(new Set(reached.filter((one) => one !== null && one !== state))).toEqual(
      new Set(JOB_MOVES[state]),
    );
  }
});
