import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "highstreet-tests-";

/** The folder of this run's database server. */
export function folderOfRun(pid: number): string {
  return join(tmpdir(), `${PREFIX}${pid}`);
}

/** The folder of its journeys' site: beside it, because both are deleted at the same time, each by its own creator. */
export function folderOfJourneys(pid: number): string {
  return `${folderOfRun(pid)}-journeys`;
}

/** Deletes the folders of killed runs. */
export async function sweepDeadRuns(): Promise<void> {
  const names = await readdir(tmpdir());
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (pid > 0 && !isAlive(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true });
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
