import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SOCKET_NAME } from "./embedded-server.ts";
import { haveEnded, processesIn, signalProcess } from "./processes.ts";
import type { Account } from "./server-account.ts";

interface Remains {
  dataFolder: string;
  socketFolder: string;
  account: Account | undefined;
  log: (line: string) => void;
}

const STOP_WITHIN_MS = 10_000;
const QUIT_WITHIN_MS = 3000;
const KILL_WITHIN_MS = 3000;

/**
 * Clears away what a killed owner or a killed server left. A server that still runs is stopped and never adopted: it
 * costs the same, and the next one is our child, with today's settings. Only under the owner lock.
 */
export async function clearLeftover({ dataFolder, socketFolder, account, log }: Remains): Promise<void> {
  const pidFile = join(dataFolder, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const mainPid = Number.parseInt(readFileSync(pidFile, "utf8"), 10);
  await endAll(await processesIn(dataFolder, mainPid, account), mainPid, log);
  for (const file of [pidFile, join(socketFolder, SOCKET_NAME), join(socketFolder, `${SOCKET_NAME}.lock`)]) {
    rmSync(file, { force: true });
  }
}

async function endAll(pids: number[], mainPid: number, log: (line: string) => void): Promise<void> {
  if (pids.length === 0) return;
  log(`Stopping the server that a killed process left (${pids.join(", ")})`);
  const steps: [NodeJS.Signals, number][] = [
    ["SIGQUIT", QUIT_WITHIN_MS],
    ["SIGKILL", KILL_WITHIN_MS],
  ];
  // Without its parent a session only understands SIGQUIT; with it, the parent stops the sessions in good order.
  if (pids.includes(mainPid)) {
    signalProcess(mainPid, "SIGINT");
    if (await haveEnded(pids, STOP_WITHIN_MS)) return;
  }
  for (const [signal, withinMs] of steps) {
    for (const pid of pids) signalProcess(pid, signal);
    if (await haveEnded(pids, withinMs)) return;
  }
  throw new Error(`The server processes ${pids.join(", ")} of a killed owner can't be stopped.`);
}
