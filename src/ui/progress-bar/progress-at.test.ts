import { assert, integer, nat, property } from "fast-check";
import { expect, it } from "vitest";
import { PROGRESS_DURATION_MS, progressAt } from "./progress-at.ts";

it("starts empty, is half full at a quarter of the duration and 80 % full at its end", () => {
  expect(progressAt(0)).toBe(0);
  expect(progressAt(PROGRESS_DURATION_MS / 4)).toBe(0.5);
  expect(progressAt(PROGRESS_DURATION_MS)).toBeCloseTo(0.8);
});

it("never goes back and is never full by itself", () => {
  assert(
    property(nat(600_000), integer({ min: 1, max: 10_000 }), (elapsedMs, laterMs) => {
      expect(progressAt(elapsedMs + laterMs)).toBeGreaterThan(progressAt(elapsedMs));
      expect(progressAt(elapsedMs + laterMs)).toBeLessThan(1);
    }),
  );
});

it("stays empty when the clock was set back", () => {
  expect(progressAt(-50)).toBe(0);
});
