import { realpathSync } from "node:fs";
import { join } from "node:path";
import { findHome, makeFolder } from "./home.ts";
import { type OwnerLock, lockFolder } from "./owner-lock.ts";
import { type Account, serverAccount } from "./server-account.ts";

export interface OwnedFolders {
  /** Holds the data, the settings and, when it has to, the binaries. */
  home: string;
  account: Account | undefined;
  lock: OwnerLock;
}

/**
 * Takes the folders of a DATA_DIR for this process alone. The home is locked too when it is elsewhere: a copy of
 * DATA_DIR names the same one. Throws FolderInUse.
 */
export async function ownFolders(
  dataDir: string,
  fallbackDir: string,
  log: (line: string) => void,
): Promise<OwnedFolders> {
  makeFolder(join(dataDir, "postgres"));
  const usual = join(realpathSync(dataDir), "postgres");
  const account = serverAccount(usual);
  const locks = [await lockFolder(usual)];
  try {
    const home = await findHome({ dataDir, usual, fallbackDir, account, log });
    if (home !== usual) locks.push(await lockFolder(home));
    return { home, account, lock: together(locks) };
  } catch (error) {
    together(locks).release();
    throw error;
  }
}

function together(locks: OwnerLock[]): OwnerLock {
  return {
    announce: (socketFolder) => locks.forEach((lock) => lock.announce(socketFolder)),
    release: () => locks.forEach((lock) => lock.release()),
  };
}
