import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type Account, runAs } from "./server-account.ts";

const POLL_MS = 4;

/**
 * Whether a process still does something. A zombie does not: an orphan stays one until process 1 reaps it, which in a container
 * without an init is never, and `kill(pid, 0)` calls it alive all that time.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  if (process.platform !== "linux") return true;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before it is in brackets and may contain anything.
    const state = stat.slice(stat.lastIndexOf(")") + 2)[0];
    return state !== "Z" && state !== "X";
  } catch {
    return false;
  }
}

/** Sends a signal; a process that is already gone is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Waits until none of them runs any more. False when the time is over first. */
export async function haveEnded(pids: number[], withinMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + withinMs;
  while (pids.some(isRunning)) {
    if (performance.now() > giveUpAt) return false;
    await wait(POLL_MS);
  }
  return true;
}

/** A shell may have the data folder as its working directory too. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres";
  } catch {
    return false;
  }
}

const LINUX_SCAN = 'for p in /proc/[0-9]*; do if [ "$p/cwd" -ef "$1" ]; then echo "${p#/proc/}"; fi; done';

/**
 * The server processes that work in a data folder. On Linux all of them, those of a dead parent too; listed as the server's
 * account, because root in a container may not inspect the processes of others. Elsewhere only `mainPid`, by its name.
 */
export async function processesIn(
  folder: string,
  mainPid: number,
  account: Account | undefined,
): Promise<number[]> {
  if (process.platform === "linux") {
    const found = await runAs(account, "/bin/sh", ["-c", LINUX_SCAN, "sh", folder]);
    return found.split("\n").filter(Boolean).map(Number).filter(isPostgres);
  }
  const name = await runAs(account, "/bin/ps", ["-o", "comm=", "-p", String(mainPid)]).catch(() => "");
  return /postgres\s*$/.test(name) ? [mainPid] : [];
}
