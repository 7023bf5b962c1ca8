import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { LOG_FILE, siteOfFaults, tell } from "./site.ts";

// The site is started twenty times while other processes keep every core busy. After each start a background task is done: every start
// asks for two. Connections that are slow to come at that moment must not leave a site without tasks.

const TIMES = 20;
const DONE_WITHIN_MS = 120_000;
/** Several a core, so that the site gets a small share of it. */
const BUSY_PER_CORE = 4;

const busy = Array.from({ length: availableParallelism() * BUSY_PER_CORE }, () =>
  spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
);
process.on("exit", () => busy.forEach((child) => child.kill("SIGKILL")));

/** In the log, which all starts write on. */
function completedTasks(): number {
  const text = existsSync(LOG_FILE) ? readFileSync(LOG_FILE, "utf8") : "";
  return text.split("Completed task").length - 1;
}

const seconds: number[] = [];
let startsWithoutTasks = 0;
for (let time = 0; time < TIMES; time++) {
  const countBefore = completedTasks();
  const site = await siteOfFaults({ LOG_LEVEL: "info" });
  const startedAt = performance.now();
  const isDone = () => completedTasks() > countBefore;
  while (!isDone() && performance.now() - startedAt < DONE_WITHIN_MS) await wait(200);
  if (isDone()) seconds.push(Math.round((performance.now() - startedAt) / 100) / 10);
  else startsWithoutTasks++;
  await site.stop();
}
for (const child of busy) child.kill("SIGKILL");
tell({ starts: TIMES, startsWithoutTasks, secondsUntilATaskWasDone: seconds }, startsWithoutTasks === 0);
