import { signalProcess } from "./processes.ts";

const DEADLY: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];

const servers = new Set<number>();

/**
 * Tells the server to stop when this process ends without having done so. What ends a process without a word (kill -9)
 * is mended by the next start. Answers how to take the hook back.
 */
export function stopAtExit(pid: number): () => void {
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
