import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export interface OwnerProcess {
  child: ChildProcess;
  pid: number;
  /** The rows whose writing was acknowledged so far. */
  acknowledged: number[];
  /** Resolves when that many rows were acknowledged; rejects when the program ends before. */
  hasWritten(count: number): Promise<void>;
  killed(signal: NodeJS.Signals): Promise<void>;
  ended: Promise<unknown>;
}

const PROGRAM = fileURLToPath(new URL("own-and-write.ts", import.meta.url));

/** Runs `own-and-write` on a folder in a process of its own, which ends with the test. */
export function ownerProcess(dataDir: string, ...words: string[]): OwnerProcess {
  const child = spawn(process.execPath, [PROGRAM, dataDir, ...words], { stdio: ["ignore", "pipe", "pipe"] });
  const acknowledged: number[] = [];
  let complaint = "";
  child.stderr.on("data", (text) => (complaint += text));
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => acknowledged.push(Number(line)));
  const ended = once(child, "close");
  const isOver = () => child.exitCode !== null || child.signalCode !== null;

  async function killed(signal: NodeJS.Signals): Promise<void> {
    if (!isOver()) child.kill(signal);
    await ended;
  }

  async function hasWritten(count: number): Promise<void> {
    while (acknowledged.length < count) {
      await Promise.race([once(lines, "line"), ended]);
      if (isOver() && acknowledged.length < count) throw new Error(`The owner ended: ${complaint}`);
    }
  }

  onTestFinished(() => killed("SIGKILL"));
  return { child, pid: child.pid!, acknowledged, hasWritten, killed, ended };
}
