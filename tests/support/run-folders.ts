import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "highstreet-tests-";

/** Where the run of this process keeps its server. */
export function folderOfRun(pid: number): string {
  return join(tmpdir(), `${PREFIX}${pid}`);
}

/** Takes away what runs that were killed left behind. */
export async function sweepDeadRuns(): Promise<void> {
  const names = await readdir(tmpdir());
  const pids = names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => Number(name.slice(PREFIX.length)));
  for (const pid of pids.filter((pid) => pid > 0 && !isAlive(pid))) {
    await rm(folderOfRun(pid), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
