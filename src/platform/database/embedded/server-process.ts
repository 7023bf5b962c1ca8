import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Exit } from "./embedded-server.ts";
import { type ServerCommand, spawnServer } from "./spawn-server.ts";
import { signalProcess } from "./processes.ts";

const DEADLY: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

const servers = new Set<number>();

/**
 * Stops the server when this process ends without having done so. After a kill -9 the next start cleans up. Returns a function
 * that removes the hook.
 */
function stopAtExit(pid: number): () => void {
  if (servers.size === 0) install();
  servers.add(pid);
  return () => {
    servers.delete(pid);
    if (servers.size === 0) remove();
  };
}

function install(): void {
  process.on("exit", stopServers);
  for (const signal of DEADLY) process.on(signal, dieOf);
}

function remove(): void {
  process.off("exit", stopServers);
  for (const signal of DEADLY) process.off(signal, dieOf);
}

function stopServers(): void {
  for (const pid of servers) signalProcess(pid, "SIGINT");
}

/** A program that listens to the signal itself stops in its own order; for others the signal keeps its meaning. */
function dieOf(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  stopServers();
  remove();
  process.kill(process.pid, signal);
}

export interface ServerProcess {
  pid: number;
  /** Resolves when the process is gone, for whatever reason. */
  ended: Promise<Exit>;
  /** Ends the sessions and the server: fast, then at once, then by force. */
  stop(): Promise<void>;
}

const POLL_MS = 4;
const SLOW_START_MS = 2000;

/** A fast stop ends with a checkpoint, which may have to write all of shared_buffers to a slow disk. */
const STOP_STEPS: [NodeJS.Signals, number][] = [
  ["SIGINT", 30_000],
  ["SIGQUIT", 5000],
  ["SIGKILL", 5000],
];

/** Starts the server and waits until it answers, however long it repairs. Rejects with its last words if it ends. */
export async function launchServer(command: ServerCommand): Promise<ServerProcess> {
  const { child, pid, lastLines } = await spawnServer(command);
  const forget = stopAtExit(pid);
  let exit: Exit | undefined;
  const ended = new Promise<Exit>((resolve) => {
    child.once("exit", (code, signal) => {
      forget();
      exit = { code, signal };
      resolve(exit);
    });
  });
  let slowAt = performance.now() + SLOW_START_MS;
  while (!isReady(command.dataFolder, pid)) {
    if (exit) throw new Error(`PostgreSQL did not start:\n${lastLines.join("\n")}`);
    if (performance.now() > slowAt) {
      slowAt = Infinity;
      command.onProgress("PostgreSQL reads back what was written last before it was cut off");
    }
    await wait(POLL_MS);
  }
  return { pid, ended, stop: () => stopServer(child, ended) };
}

/** The eighth line of postmaster.pid says what the server is doing; the first whose file it is. */
function isReady(dataFolder: string, pid: number): boolean {
  try {
    const lines = readFileSync(join(dataFolder, "postmaster.pid"), "utf8").split("\n");
    return Number(lines[0]) === pid && ["ready", "standby"].includes(lines[7]?.trim() ?? "");
  } catch {
    return false;
  }
}

async function stopServer(child: ChildProcess, ended: Promise<Exit>): Promise<void> {
  for (const [signal, withinMs] of STOP_STEPS) {
    child.kill(signal);
    const isLate = new AbortController();
    const late = wait(withinMs, "late" as const, { signal: isLate.signal }).catch(() => "late" as const);
    const first = await Promise.race([ended, late]);
    isLate.abort();
    if (first !== "late") return;
  }
  throw new Error(`PostgreSQL (process ${child.pid}) can't be stopped.`);
}
