import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { replaceFile } from "./replace-file.ts";

/** Who owns a folder, for people and for commands that join. The lock is what counts, this only describes it. */
export interface OwnerRecord {
  pid: number;
  command: string;
  startedAt: string;
  /** The folder of the socket; missing until the server answers for the first time. */
  socketFolder?: string;
}

const LONGEST_COMMAND = 80;

function recordFile(folder: string): string {
  return join(folder, "owner.json");
}

export function ourRecord(): OwnerRecord {
  const [, script = "node", ...words] = process.argv;
  return {
    pid: process.pid,
    command: [basename(script), ...words].join(" ").slice(0, LONGEST_COMMAND),
    startedAt: new Date().toISOString(),
  };
}

export function writeOwner(folder: string, record: OwnerRecord): void {
  replaceFile(recordFile(folder), `${JSON.stringify(record)}\n`, 0o600);
}

/** Undefined when there is none or it can't be read (another user's). */
export function readOwner(folder: string): OwnerRecord | undefined {
  try {
    return JSON.parse(readFileSync(recordFile(folder), "utf8")) as OwnerRecord;
  } catch {
    return undefined;
  }
}

export function removeOwner(folder: string): void {
  rmSync(recordFile(folder), { force: true });
}
