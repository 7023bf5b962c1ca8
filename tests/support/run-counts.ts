export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * How many tests there were. A file that failed without a failed test (it could not be loaded, a hook threw) counts as one, and
 * so does a run that failed for another reason, or wrote no report.
 */
export function countsOf(reportText: string | undefined, isPassed: boolean): Counts {
  if (reportText === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(reportText) as Report;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((result) => result.status === "failed"),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !isPassed ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
