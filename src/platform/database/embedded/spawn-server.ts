import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Account, spawnOptions } from "./server-account.ts";

export interface ServerCommand {
  /** The folder with `postgres`. */
  binaries: string;
  dataFolder: string;
  settingsFile: string;
  account: Account | undefined;
  /** The kernel stops the server when our main thread ends; needs Linux and setpriv, else it has no effect. */
  endsWithUs: boolean;
  onProgress: (step: string) => void;
  log: (line: string) => void;
}

const SETPRIV = "/usr/bin/setpriv";
const REMEMBERED_LINES = 12;

/** Spawns `postgres`. Rejects when there is no such program; its last output is kept for the error message. */
export async function spawnServer(
  command: ServerCommand,
): Promise<{ child: ChildProcess; pid: number; lastLines: string[] }> {
  const server = [
    join(command.binaries, "postgres"),
    "-D",
    command.dataFolder,
    `--config_file=${command.settingsFile}`,
  ];
  const words =
    command.endsWithUs && existsSync(SETPRIV) ? [SETPRIV, "--pdeathsig", "INT", "--", ...server] : server;
  const child = spawn(words[0]!, words.slice(1), {
    ...spawnOptions(command.account),
    // Ctrl-C goes to the whole group of a terminal: we stop first, then the server.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const lastLines: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => {
    lastLines.push(line);
    if (lastLines.length > REMEMBERED_LINES) lastLines.shift();
    command.log(line);
  });
  await once(child, "spawn");
  // A server that was never stopped must not keep the process alive; the exit hook stops it.
  child.unref();
  (child.stderr as Socket).unref();
  return { child, pid: child.pid!, lastLines };
}
