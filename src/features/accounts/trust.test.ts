import { expect, test } from "vitest";
import { trustLevelOf } from "./trust.ts";

const nobody = { isOfSite: false, ageDays: 0, approvedCount: 0, removedCount: 0 };

test.each([
  [{}, 0],
  [{ ageDays: 400 }, 0],
  [{ approvedCount: 40 }, 0],
  [{ ageDays: 3, approvedCount: 1 }, 1],
  [{ ageDays: 29, approvedCount: 40 }, 1],
  [{ ageDays: 30, approvedCount: 4 }, 1],
  [{ ageDays: 30, approvedCount: 5 }, 2],
  [{ ageDays: 30, approvedCount: 7, removedCount: 1 }, 1],
  [{ ageDays: 30, approvedCount: 3, removedCount: 1 }, 0],
  [{ ageDays: 4000, approvedCount: 4000 }, 2],
  [{ isOfSite: true, removedCount: 9 }, 3],
])("%j is trusted at level %i", (grounds, level) => {
  expect(trustLevelOf({ ...nobody, ...grounds })).toBe(level);
});
