import { expect, test } from "vitest";
import { countsOf, sum } from "./support/run-counts.ts";

const report = (change: object) =>
  JSON.stringify({
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
    ...change,
  });

test("passed, failed and skipped tests are counted", () => {
  expect(countsOf(report({}), true)).toEqual({ passed: 7, failed: 0, skipped: 2 });
});

test("a file that could not be loaded counts as one failed", () => {
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{ status: "failed" }] },
    { status: "passed", assertionResults: [{ status: "passed" }] },
  ];
  expect(countsOf(report({ numFailedTests: 1, testResults }), false).failed).toBe(2);
});

test("a run that failed without saying why counts as one failed", () => {
  expect(countsOf(report({}), false).failed).toBe(1);
  expect(countsOf(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("the steps and the tests are added up", () => {
  const step = { passed: 0, failed: 1, skipped: 0 };
  expect(sum([step, { passed: 7, failed: 0, skipped: 2 }])).toEqual({ passed: 7, failed: 1, skipped: 2 });
});
