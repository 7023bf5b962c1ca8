import { expect, it } from "vitest";
import { canPrefetch } from "./prefetch-rule.ts";

it.each([
  ["an unknown connection", undefined, true],
  ["4g", { effectiveType: "4g", saveData: false }, true],
  ["3g", { effectiveType: "3g" }, true],
  ["2g", { effectiveType: "2g" }, false],
  ["slow 2g", { effectiveType: "slow-2g" }, false],
  ["4g with data saving", { effectiveType: "4g", saveData: true }, false],
  ["data saving on an unknown net", { saveData: true }, false],
])("on %s (%j) links may prefetch: %s", (_name, connection, expected) => {
  expect(canPrefetch(connection)).toBe(expected);
});
