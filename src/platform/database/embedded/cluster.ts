import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { SERVER_USER } from "./embedded-server.ts";
import { type Account, runAs } from "./server-account.ts";

interface ClusterOptions {
  home: string;
  binaries: Binaries;
  account: Account | undefined;
  isDurable: boolean;
  onProgress: (step: string) => void;
}

/**
 * The data folder of this version, made when there is none: elsewhere first and then renamed, so that a kill in the
 * middle leaves nothing half. Throws when there are only data of another version, which would look like lost rows.
 */
export async function ensureCluster(options: ClusterOptions): Promise<string> {
  const { home, binaries, account, isDurable, onProgress } = options;
  const folder = join(home, String(binaries.majorVersion));
  if (existsSync(folder)) return folder;
  const others = dataFolders(home);
  if (others.length > 0) {
    throw new Error(
      `${home} holds data of PostgreSQL ${others.join(", ")}, but this is ${binaries.majorVersion}: ` +
        "make a backup with the former release, move the folder away and restore the backup.",
    );
  }
  onProgress("Creating the database");
  clearUnfinished(home);
  const unfinished = mkdtempSync(`${folder}.new-`);
  if (account) chownSync(unfinished, account.uid, account.gid);
  await fillCluster(unfinished, binaries, account, isDurable);
  renameSync(unfinished, folder);
  if (isDurable) syncFolder(home);
  return folder;
}

/** Each try has a name of its own: an initdb whose owner was killed goes on writing into the old one. */
function clearUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    if (/^\d+\.new-/.test(name)) rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** The major versions whose data lie in a home. */
export function dataFolders(home: string): string[] {
  return existsSync(home) ? readdirSync(home).filter((name) => /^\d+$/.test(name)) : [];
}

async function fillCluster(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
  isDurable: boolean,
): Promise<void> {
  await runAs(account, join(binaries.folder, "initdb"), [
    `--pgdata=${folder}`,
    `--username=${SERVER_USER}`,
    "--auth=trust",
    "--encoding=UTF8",
    // Slim images have no locale of libc but C; queries name the collation that people expect.
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=und",
    "--data-checksums",
    "--no-instructions",
    ...(isDurable ? [] : ["--no-sync"]),
  ]);
  await createDatabase(folder, binaries, account, isDurable);
}

/** Done without a server, inside the unfinished folder: a finished one always has its database. */
async function createDatabase(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
  isDurable: boolean,
): Promise<void> {
  await runAs(account, "/bin/sh", [
    "-c",
    'echo "create database $4" | "$1" --single -D "$2" -c "fsync=$3" template1',
    "sh",
    join(binaries.folder, "postgres"),
    folder,
    isDurable ? "on" : "off",
    SERVER_USER,
  ]);
}

/** The new name must survive a power cut before any commit in it is acknowledged. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
