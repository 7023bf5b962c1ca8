import fc from "fast-check";
import { expect, test } from "vitest";
import { DEAL_MOVES, DEAL_STATES, DEAL_STEPS, stateAfter, stateInTime } from "./deal-state.ts";

const NOW = new Date("2026-11-21T13:15:00Z");
const anyState = fc.constantFrom(...DEAL_STATES);
const anyTime = fc.integer({ min: -5, max: 5 }).map((days) => new Date(NOW.getTime() + days * 86_400_000));
const anyTimes = fc
  .tuple(anyTime, fc.integer({ min: 1, max: 9 }))
  .map(([validFrom, days]) => ({ validFrom, validTo: new Date(validFrom.getTime() + days * 86_400_000) }));

test("a step or the time leads only where the table says", () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...DEAL_STEPS), anyTimes, (state, step, times) => {
      const after = stateAfter(step, state, times, NOW);
      if (after !== null) expect(DEAL_MOVES[state]).toContain(after);
      const inTime = stateInTime(state, times, NOW);
      if (inTime !== state) expect(DEAL_MOVES[state]).toContain(inTime);
    }),
  );
});

test("every move of the table is made by some step or by the time", () => {
  const times = [-3, -1, 1].map((days) => ({
    validFrom: new Date(NOW.getTime() + days * 86_400_000),
    validTo: new Date(NOW.getTime() + (days + 2) * 86_400_000),
  }));
  for (const state of DEAL_STATES) {
    const reached = times.flatMap((one) => [
      ...DEAL_STEPS.map((step) => stateAfter(step, state, one, NOW)),
      stateInTime(state, one, NOW),
    ]);
    expect(new Set(reached.filter((one) => one !== null && one !== state))).toEqual(
      new Set(DEAL_MOVES[state]),
    );
  }
});

test("nothing is live outside of its time", () => {
  fc.assert(
    fc.property(anyState, fc.constantFrom(...DEAL_STEPS), anyTimes, (state, step, times) => {
      if (stateAfter(step, state, times, NOW) !== "live") return;
      expect(times.validFrom <= NOW && NOW < times.validTo).toBe(true);
    }),
  );
});
