import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";

interface Link {
  source: string;
  target: string;
}

/**
 * npm packages can't hold symbolic links, so the package makes the names of its libraries in an install script. Where
 * scripts are off, they are made here. Answers whether all of them are there now.
 */
export function linkLibraries(root: string): boolean {
  const links = JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8")) as Link[];
  return links.map((link) => isLinked(root, link)).every(Boolean);
}

function isLinked(root: string, { source, target }: Link): boolean {
  const link = join(root, target);
  if (existsSync(link)) return true;
  try {
    symlinkSync(relative(dirname(link), join(root, source)), link);
  } catch {
    // Another process may have made it meanwhile; in a read-only folder it stays missing.
  }
  return existsSync(link);
}
