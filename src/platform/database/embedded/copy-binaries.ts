import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { linkLibraries } from "./library-links.ts";
import type { PlatformPackage } from "./platform-package.ts";

const PREFIX = "server-";

/**
 * Copies the package to where the server's account can run it, and answers the copy's root. A whole copy of this
 * version that is ours is taken as it is; copies of other versions go. Only under the owner lock.
 */
export function copyBinaries(from: PlatformPackage, home: string): string {
  const root = join(home, PREFIX + from.version);
  for (const name of readdirSync(home)) {
    const isCurrent = name === PREFIX + from.version && isOurs(root);
    if (name.startsWith(PREFIX) && !isCurrent) rmSync(join(home, name), { recursive: true });
  }
  if (existsSync(root)) return root;
  const unfinished = `${root}.new`;
  cpSync(join(from.root, "native"), join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
  linkLibraries(unfinished);
  openToReaders(unfinished);
  renameSync(unfinished, root);
  return root;
}

/** We are about to run it: it must not have been put there by another user. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === process.getuid?.();
}

/** A strict umask at install time would keep the server's account out of the copy too. */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
