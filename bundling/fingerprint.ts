import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A hash of all files at these paths. Reads them all: file times are wrong after a `git checkout`. */
export function fingerprint(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesOf).toSorted()) {
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompiledText(entry.parentPath, entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Catalogues compiled from the `.po` files beside them: results, not sources. */
function isCompiledText(folder: string, name: string): boolean {
  return folder.includes("locales") && name.endsWith(".ts");
}
