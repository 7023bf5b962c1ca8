import { createHash } from "node:crypto";
import { join } from "node:path";
import { copyBinaries } from "./copy-binaries.ts";
import { makeFolder } from "./home.ts";
import { linkLibraries } from "./library-links.ts";
import { binFolder, platformPackage } from "./platform-package.ts";
import { type Account, runAs } from "./server-account.ts";

export interface Binaries {
  /** Holds `initdb` and `postgres`. */
  folder: string;
  /** 15, 18: data folders are bound to it. */
  majorVersion: number;
}

interface Wish {
  /** Given by the caller: taken as it is. */
  folder: string | undefined;
  home: string;
  /** Used instead of a home whose path `initdb` cannot handle. */
  fallbackDir: string;
  account: Account | undefined;
  onProgress: (step: string) => void;
}

/** Finds a PostgreSQL that the server's account can run, copying the installed one to `home` when it can't. */
export async function findBinaries(wish: Wish): Promise<Binaries> {
  const { folder, account, onProgress } = wish;
  if (folder) return askVersion(folder, account);
  const installed = platformPackage();
  if (linkLibraries(installed.root)) {
    const inPlace = await askVersion(binFolder(installed.root), account).catch(() => undefined);
    if (inPlace) return inPlace;
  }
  onProgress("Copying PostgreSQL to where its account can run it");
  return askVersion(binFolder(copyBinaries(installed, placeOfCopy(wish))), account);
}

/**
 * The home itself, unless its path has a sign that a shell takes for its own: `initdb` calls `postgres` through one, and
 * quotes too little.
 */
function placeOfCopy({ home, fallbackDir }: Wish): string {
  if (!/["$`\\]/.test(home)) return home;
  const place = join(fallbackDir, `binaries-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`);
  makeFolder(place);
  return place;
}

async function askVersion(folder: string, account: Account | undefined): Promise<Binaries> {
  try {
    const answer = await runAs(account, join(folder, "postgres"), ["--version"]);
    const majorVersion = Number(/PostgreSQL\) (\d+)/.exec(answer)?.[1]);
    if (!majorVersion) throw new Error(`it calls itself ${answer.trim()}`);
    return { folder, majorVersion };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.trim() : String(cause);
    throw new Error(`PostgreSQL in ${folder} can't be run here, set DATABASE_URL: ${reason}`, { cause });
  }
}
