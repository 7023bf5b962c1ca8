import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Counts, countsOf, sum } from "./support/run-counts.ts";
import { runStep, type Step } from "./support/run-step.ts";

// `npm test`: everything. `npm run check` (`--fast`): what needs no browser, in a few minutes.

const { values: options } = parseArgs({ options: { fast: { type: "boolean", default: false } } });

const COMPILE: Step = { name: "messages", commands: [["node", "bundling/compile-messages.ts"]] };
const LINT: Step = { name: "lint", commands: [["oxlint"]] };
const FORMAT: Step = { name: "format", commands: [["oxfmt", "--check"]] };
const TYPES: Step = {
  name: "types",
  commands: [
    ["react-router", "typegen"],
    ["tsc", "--noEmit"],
  ],
};
const TABLES: Step = { name: "table types", commands: [["node", "src/cli/tables.ts", "--verify"]] };
const BUILD: Step = { name: "build", commands: [["node", "bundling/build.ts"]] };

/** Steps of one lane follow each other; the two lanes run side by side, because that is what two cores are good for. */
async function runLanes(lanes: Step[][]): Promise<Counts> {
  const ran = await Promise.all(
    lanes.map(async (steps) => {
      const counts: Counts[] = [];
      for (const step of steps) counts.push(failedStep(await runStep(step)));
      return sum(counts);
    }),
  );
  return sum(ran);
}

/** A step is no test: a failed one is counted, so that the last line shows it. */
function failedStep(isPassed: boolean): Counts {
  return { passed: 0, failed: isPassed ? 0 : 1, skipped: 0 };
}

async function runTests(projects: string[]): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), "highstreet-report-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["vitest", "run", ...projects.map((name) => `--project=${name}`), ...reporters];
  const isPassed = await runStep({ name: "tests", commands: [command], isShown: true });
  const text = await readFile(report, "utf8").catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  return countsOf(text, isPassed);
}

// Types and tests read the compiled texts, so these come first; the build writes them once more, so it follows the types.
const compiled = failedStep(await runStep(COMPILE));
const lanes = options.fast
  ? [
      [LINT, FORMAT],
      [TYPES, TABLES],
    ]
  : [
      [LINT, FORMAT, BUILD],
      [TYPES, TABLES],
    ];
const checked = await runLanes(lanes);
const tested = await runTests(options.fast ? ["server", "parts"] : []);

const { passed, failed, skipped } = sum([compiled, checked, tested]);
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
