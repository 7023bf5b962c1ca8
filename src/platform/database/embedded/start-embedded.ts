import { join, resolve, dirname } from "node:path";
import { findBinaries } from "./binaries.ts";
import { clearLeftover } from "./leftover.ts";
import { ensureCluster } from "./cluster.ts";
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  type Exit,
  connectionThrough,
  SOCKET_NAME,
} from "./embedded-server.ts";
import { keepRunning } from "./keep-running.ts";
import { replaceFile, writeOnce } from "./replace-file.ts";
import { launchServer } from "./server-process.ts";
import { clientRules, serverSettings } from "./server-settings.ts";
import { bufferMegabytes } from "./buffer-size.ts";
import { realpathSync, lchownSync, lstatSync, mkdirSync } from "node:fs";
import { findHome, makeFolder } from "./home.ts";
import { type OwnerLock, lockFolder } from "./owner-lock.ts";
import { type Account, serverAccount, canEnter } from "./server-account.ts";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";

/** The kernel's sun_path has 108 bytes with its NUL, macOS has 104. */
const LONGEST_PATH_BYTES = 103;

/**
 * A folder for the socket that only the server's account (and root) can enter: in `home`, or in a temporary folder
 * when that path is too long for the kernel.
 */
async function socketFolder(home: string, account: Account | undefined): Promise<string> {
  const short = `pg-${createHash("sha256").update(home).digest("hex").slice(0, 12)}`;
  for (const folder of [join(home, "socket"), join(tmpdir(), short), join("/tmp", short)]) {
    const isShortEnough = Buffer.byteLength(join(folder, SOCKET_NAME)) <= LONGEST_PATH_BYTES;
    if (isShortEnough && (await canEnter(dirname(folder), account))) return privateFolder(folder, account);
  }
  throw new Error(`No folder for a socket: the path ${home} is too long, and so is ${tmpdir()}.`);
}

function privateFolder(folder: string, account: Account | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Also when it was there: a kill may have come before this.
  if (account && lstatSync(folder).uid === 0) lchownSync(folder, account.uid, account.gid);
  const found = lstatSync(folder);
  const uid = account?.uid ?? process.getuid?.();
  // In a temporary folder another user may have been first, and would then receive our queries.
  if (!found.isDirectory() || found.uid !== uid || found.mode & 0o077) {
    throw new Error(`${folder} is not a private folder of user ${uid}: remove it.`);
  }
  return folder;
}

const FALLBACK_DIR = "/var/lib/highstreet";

function nothing(): void {}

/**
 * Starts the PostgreSQL of a DATA_DIR and owns it until `stop()`; the first time it makes the database. Throws
 * FolderInUse when another process owns it, and sentences for people when this machine can't run it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const dataDir = resolve(options.dataDir);
  const owned = await ownFolders(dataDir, options.fallbackDir ?? FALLBACK_DIR, options.log ?? nothing);
  try {
    return await startOwned(owned, options);
  } catch (error) {
    owned.lock.release();
    throw error;
  }
}

async function startOwned(owned: OwnedFolders, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { home, account, lock } = owned;
  const { fallbackDir = FALLBACK_DIR } = options;
  const { onProgress = nothing, log = nothing, isDurable = true } = options;
  const binaries = await findBinaries({ folder: options.binaries, home, fallbackDir, account, onProgress });
  const dataFolder = await ensureCluster({ home, binaries, account, isDurable, onProgress });
  const socket = await socketFolder(home, account);
  const settingsFile = join(home, "postgresql.conf");
  const hbaFile = join(home, "pg_hba.conf");
  const { majorVersion } = binaries;

  const clear = () => clearLeftover({ dataFolder, socketFolder: socket, account, log });

  async function launch() {
    await clear();
    writeOnce(join(home, "local.conf"), "# Your own settings of PostgreSQL; they win and stay.\n");
    replaceFile(hbaFile, clientRules, 0o644);
    const settings = serverSettings({
      majorVersion,
      socketFolder: socket,
      hbaFile,
      isDurable,
      bufferMegabytes: bufferMegabytes(),
    });
    replaceFile(settingsFile, settings, 0o644);
    return launchServer({
      binaries: binaries.folder,
      dataFolder,
      settingsFile,
      account,
      endsWithUs: !isDurable,
      onProgress,
      log,
    });
  }

  const callbacks: ((exit: Exit) => void)[] = [];
  const onExit = (exit: Exit) => callbacks.forEach((callback) => callback(exit));
  const server = await keepRunning(launch, { log, onExit });
  lock.announce(socket);

  async function stop(): Promise<void> {
    await server.stop();
    // A server that was killed a moment ago may have sessions that still compute.
    await clear();
    lock.release();
  }

  let stopped: Promise<void> | undefined;
  return {
    ...connectionThrough(socket),
    isOwner: true,
    stop: () => (stopped ??= stop()),
    onExit: (callback) => void callbacks.push(callback),
  };
}

interface OwnedFolders {
  /** Holds the data, the settings and, when it has to, the binaries. */
  home: string;
  account: Account | undefined;
  lock: OwnerLock;
}

/**
 * Takes the folders of a DATA_DIR for this process alone. The home is locked too when it is elsewhere: a copy of
 * DATA_DIR names the same one. Throws FolderInUse.
 */
async function ownFolders(
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
