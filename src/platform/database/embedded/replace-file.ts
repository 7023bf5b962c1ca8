import { chmodSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a file so that readers see the old text or the new one. Never through a link that lies there: the folder may belong to
 * another user than the one who writes.
 */
export function replaceFile(path: string, text: string, mode: number): void {
  const unfinished = `${path}.new`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, text, { flag: "wx", mode: 0o600 });
  // Afterwards, because a strict umask would take away what the server's account needs.
  chmodSync(unfinished, mode);
  renameSync(unfinished, path);
}

/** Writes a file that people may change afterwards: only when there is none. */
export function writeOnce(path: string, text: string): void {
  if (!existsSync(path)) replaceFile(path, text, 0o644);
}
