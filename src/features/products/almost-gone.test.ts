import { expect, test } from "vitest";
import { isAlmostGone } from "./almost-gone.ts";

const NOW = "2026-11-22T12:00:00Z";

test.each([
  ["low", "2026-11-21T12:00:00Z", true],
  ["low", "2026-11-20T12:00:00Z", false],
  ["low", "2024-11-21T12:00:00Z", false],
  ["yes", "2026-11-22T11:00:00Z", false],
  ["soldOut", "2026-11-22T11:00:00Z", false],
] as const)("%s, seen at %s: told as almost gone is %s", (available, lastSeenAt, isTold) => {
  expect(isAlmostGone({ available, lastSeenAt }, NOW)).toBe(isTold);
});
