import { expect, test } from "vitest";
import { type TrustFacts, trustLevelOf } from "./trust-level.ts";

const proven: TrustFacts = {
  approvedCount: 5,
  points: 20,
  accountAgeDays: 14,
  wasRemovedLately: false,
  isStaff: false,
};

test.each([
  [{}, 2],
  [{ points: 19 }, 1],
  [{ accountAgeDays: 13 }, 1],
  [{ wasRemovedLately: true }, 1],
  [{ approvedCount: 1, points: 3, accountAgeDays: 1 }, 1],
  [{ approvedCount: 1, points: 3, accountAgeDays: 0 }, 0],
  [{ approvedCount: 0 }, 0],
  [{ approvedCount: 0, points: 0, accountAgeDays: 0, isStaff: true }, 3],
] as const)("who has given and waited enough, but %j, has level %d", (less, level) => {
  expect(trustLevelOf({ ...proven, ...less })).toBe(level);
});
