import { type ExecFileOptions, execFile } from "node:child_process";
import { statSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The user under whom the server runs, when it is another one than ours. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root, so for root it is the owner of the folder (sudo in a folder of another user) or else the
 * user `nobody`. Undefined for everyone but root: they run it themselves.
 */
export function serverAccount(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? NOBODY : { uid, gid };
}

/**
 * What every process of PostgreSQL is spawned with. Nothing of our environment: it may hold secrets, and the locale of
 * a slim image may be one that does not exist.
 */
export function spawnOptions(account: Account | undefined): ExecFileOptions {
  return { ...account, cwd: "/", env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" } };
}

/** Runs a command to its end as the server's account. Rejects with its error text when it fails. */
export async function runAs(
  account: Account | undefined,
  file: string,
  args: string[],
  timeoutMs = 0,
): Promise<string> {
  const { stdout } = await run(file, args, {
    ...spawnOptions(account),
    encoding: "utf8",
    timeout: timeoutMs,
  });
  return stdout;
}

/**
 * Whether the server's account can enter a folder, found by trying it: mode bits know nothing of access lists, user namespaces or
 * the folders above.
 */
export async function canEnter(folder: string, account: Account | undefined): Promise<boolean> {
  return runAs(account, "/bin/sh", ["-c", 'cd -- "$1"', "sh", folder]).then(
    () => true,
    () => false,
  );
}
