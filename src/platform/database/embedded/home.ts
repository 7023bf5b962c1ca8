import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataFolders } from "./cluster.ts";
import { replaceFile } from "./replace-file.ts";
import { type Account, canEnter } from "./server-account.ts";

/** In DATA_DIR, names the folder where the server's files are instead. */
const SIGNPOST = "POSTGRES-IS-IN";

/** May be walked through by the server's account but not listed. */
const WALK_THROUGH = 0o711;

/** Makes a folder and those above it; root's umask of 077 would keep the server's account out of them. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (!first || process.getuid?.() !== 0) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) chmodSync(made, WALK_THROUGH);
}

interface HomeOptions {
  dataDir: string;
  /** The usual home, in `dataDir`. */
  usual: string;
  fallbackDir: string;
  account: Account | undefined;
  log: (line: string) => void;
}

/**
 * The folder of the server's files. It is in DATA_DIR, unless root's server can't go there (a project below a private
 * home folder): then it is a new one in `fallbackDir`, which DATA_DIR names from then on. Only under the owner lock.
 */
export async function findHome({ dataDir, usual, fallbackDir, account, log }: HomeOptions): Promise<string> {
  const signpost = join(dataDir, SIGNPOST);
  if (existsSync(signpost)) return signpostedHome(signpost);
  if (!account || (await canEnter(usual, account))) return usual;
  if (dataFolders(usual).length > 0) {
    throw new Error(
      `User ${account.uid}, who runs the database, can't enter ${usual} any more: open the folders above.`,
    );
  }
  makeFolder(fallbackDir);
  const home = mkdtempSync(join(fallbackDir, "data-"));
  chmodSync(home, WALK_THROUGH);
  if (!(await canEnter(home, account))) {
    throw new Error(`User ${account.uid} can enter neither ${usual} nor ${home}: set DATABASE_URL.`);
  }
  replaceFile(signpost, `${home}\n`, 0o644);
  log(`User ${account.uid}, who runs the database, can't enter ${usual}: its files are in ${home}`);
  return home;
}

function signpostedHome(signpost: string): string {
  const home = readFileSync(signpost, "utf8").trim();
  if (existsSync(home)) return home;
  throw new Error(
    `${signpost} names ${home}, which is gone: bring it back, or remove the file to begin with nothing.`,
  );
}
