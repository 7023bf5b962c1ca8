import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { isReached, type Measurement, ratioOf } from "./support/measurement.ts";
import { table } from "./support/table.ts";

// Runs the benchmarks of all performance limits: `npm run bench`, or `npm run bench -- pages weight` for some.

// As in src/server.ts: opening hours are computed in wall-clock time.
process.env.TZ = "UTC";

const PARTS = [
  "pages",
  "kinds",
  "seldom",
  "changes",
  "kept-page",
  "page-data",
  "lists",
  "products",
  "desk-lists",
  "product-page",
  "reviews",
  "growth",
  "search",
  "weight",
  "scripts-beside",
  "startup",
  "sitemap",
  "map",
  "menu-editor",
  "pocket",
  "menu-photos",
  "doubles",
  "import-osm",
  "lighthouse",
] as const;
const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const named = process.argv.slice(2);
const unknown = named.filter((word) => !PARTS.some((part) => part === word));
if (unknown.length > 0) {
  say(`There is no benchmark ${unknown.join(", ")}; there are ${PARTS.join(", ")}`);
  process.exit(1);
}

const build = [pathOf("../bundling/build.ts"), "--if-stale"];
const { status } = spawnSync(process.execPath, build, { stdio: "inherit", cwd: pathOf("..") });
if (status !== 0) process.exit(1);

const loadBefore = loadavg()[0] ?? 0;
const measurements: Measurement[] = [];
const failed: string[] = [];
for (const part of PARTS.filter((part) => named.length === 0 || named.includes(part))) {
  say(`bench/${part}.ts`);
  const measured = await runPart(part);
  if (measured) measurements.push(...measured);
  else failed.push(part);
}

say(`\n${table(measurements)}\n`);
const missed = measurements.filter((measurement) => isReached(measurement) === false);
for (const { what } of missed) say(`GOAL NOT REACHED: ${what}`);
for (const part of failed) say(`NOT MEASURED: bench/${part}.ts broke off; it says why above`);
if (missed.length + failed.length === 0) say("Every goal is reached.");
const processorCount = availableParallelism();
say(`Load of the machine before: ${loadBefore.toFixed(1)} on ${processorCount} processors`);
save();
process.exitCode = failed.length > 0 ? 1 : 0;

/** Undefined when the benchmark broke off. */
async function runPart(part: string): Promise<Measurement[] | undefined> {
  const child = fork(pathOf("support/run-part.ts"), [part], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  let measured: Measurement[] | undefined;
  child.on("message", (message) => (measured = message as Measurement[]));
  await once(child, "exit");
  return measured;
}

function save(): void {
  const folder = pathOf("results");
  mkdirSync(folder, { recursive: true });
  const result = {
    measuredAt: new Date().toISOString(),
    node: process.version,
    loadBefore,
    processorCount,
    measurements: measurements.map((one) =>
      Object.assign({ ratio: ratioOf(one), isReached: isReached(one) }, one),
    ),
  };
  writeFileSync(`${folder}/latest.json`, `${JSON.stringify(result, undefined, 2)}\n`);
}
