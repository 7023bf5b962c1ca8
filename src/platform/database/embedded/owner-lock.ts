import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { FolderInUse } from "./folder-in-use.ts";
import { type OwnerRecord, ourRecord, readOwner, removeOwner, writeOwner } from "./owner-record.ts";
import { isRunning } from "./processes.ts";

export interface OwnerLock {
  /** Lets commands that want to join know where the server listens. */
  announce(socketFolder: string): void;
  release(): void;
}

const SQLITE_BUSY = 5;
const POLL_MS = 5;
const RECORD_WITHIN_MS = 200;

/**
 * Makes this process the only owner of a folder until it releases it or ends, however it ends: Node has no file lock
 * of its own, but SQLite takes one that the kernel frees. Throws FolderInUse.
 */
export async function lockFolder(folder: string): Promise<OwnerLock> {
  const lock = openLock(join(folder, "owner.lock"));
  if (!lock) throw new FolderInUse(folder, await currentOwner(folder));
  const record = ourRecord();
  writeOwner(folder, record);
  return {
    announce: (socketFolder) => writeOwner(folder, { ...record, socketFolder }),
    release() {
      removeOwner(folder);
      lock.close();
    },
  };
}

function openLock(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    makePrivate(file);
    lock = new DatabaseSync(file);
    lock.exec("begin exclusive");
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw new Error(`${file} can't be locked by this user: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Any user who may read the file may lock it, and keep the owner out. It is only ever made here, never opened: closing any handle
 * of the file would give up the lock that this process may already hold (a rule of POSIX).
 */
function makePrivate(file: string): void {
  try {
    writeFileSync(file, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** The winner writes its record just after the lock, and what a killed owner wrote may still lie there. */
async function currentOwner(folder: string): Promise<OwnerRecord | undefined> {
  const giveUpAt = performance.now() + RECORD_WITHIN_MS;
  for (;;) {
    const owner = readOwner(folder);
    if ((owner && isRunning(owner.pid)) || performance.now() > giveUpAt) return owner;
    await wait(POLL_MS);
  }
}
