import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { once } from "node:events";
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  SOCKET_NAME,
  connectionThrough,
} from "./embedded-server.ts";
import type { FolderInUse } from "./folder-in-use.ts";
import { readOwner } from "./owner-record.ts";
import { startEmbedded } from "./start-embedded.ts";

const POLL_MS = 50;
/** A first start takes a second; a repair after a power cut may read a gigabyte of log. */
const GIVE_UP_AFTER_MS = 120_000;

/**
 * For operator commands: joins the server of the process that owns this DATA_DIR, or owns it while no process does. A joined
 * server goes when its owner stops. Throws FolderInUse when the owner's server does not come up in two minutes.
 */
export async function joinOrStartEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      return await startEmbedded(options);
    } catch (error) {
      if (!isFolderInUse(error)) throw error;
      const joined = await joinOwner(error.folder);
      if (joined) return joined;
      if (performance.now() > giveUpAt) throw error;
      options.onProgress?.("Waiting for the database of the running site");
      await wait(POLL_MS);
    }
  }
}

function isFolderInUse(error: unknown): error is FolderInUse {
  return (error as { kind?: unknown } | null)?.kind === "folder-in-use";
}

async function joinOwner(folder: string): Promise<EmbeddedServer | undefined> {
  const socketFolder = readOwner(folder)?.socketFolder;
  // What a killed owner wrote may still lie there: only an answer counts.
  if (!socketFolder || !(await doesAnswer(join(socketFolder, SOCKET_NAME)))) return undefined;
  return { ...connectionThrough(socketFolder), isOwner: false, stop: async () => {}, onExit: () => {} };
}

async function doesAnswer(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
