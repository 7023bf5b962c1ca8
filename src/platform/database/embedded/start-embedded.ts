import { join, resolve } from "node:path";
import { findBinaries } from "./binaries.ts";
import { clearLeftover } from "./leftover.ts";
import { ensureCluster } from "./cluster.ts";
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  type Exit,
  connectionThrough,
} from "./embedded-server.ts";
import { keepRunning } from "./keep-running.ts";
import { type OwnedFolders, ownFolders } from "./own-folders.ts";
import { replaceFile, writeOnce } from "./replace-file.ts";
import { launchServer } from "./server-process.ts";
import { clientRules, serverSettings } from "./server-settings.ts";
import { bufferMegabytes } from "./buffer-size.ts";
import { socketFolder } from "./socket-folder.ts";

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
