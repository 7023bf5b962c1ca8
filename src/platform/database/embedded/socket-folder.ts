import { createHash } from "node:crypto";
import { lchownSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { SOCKET_NAME } from "./embedded-server.ts";
import { type Account, canEnter } from "./server-account.ts";

/** The kernel's sun_path has 108 bytes with its NUL, macOS has 104. */
const LONGEST_PATH_BYTES = 103;

/**
 * A folder for the socket that only the server's account (and root) can enter: in `home`, or in a temporary folder
 * when that path is too long for the kernel.
 */
export async function socketFolder(home: string, account: Account | undefined): Promise<string> {
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
  // In a temporary folder anybody may have been first, and would then be asked for our rows.
  if (!found.isDirectory() || found.uid !== uid || found.mode & 0o077) {
    throw new Error(`${folder} is not a private folder of user ${uid}: remove it.`);
  }
  return folder;
}
