import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { dataFolders } from "../cluster.ts";
import { clearLeftover } from "../leftover.ts";
import { serverAccount } from "../server-account.ts";

/** A folder for one test; with the test go the folder and any server that the test left in it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "highstreet-embedded-"));
  // A temporary folder is private; root's server, which has another account, has to get through.
  chmodSync(folder, 0o711);
  onTestFinished(async () => {
    await endServers(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

async function endServers(folder: string): Promise<void> {
  const home = join(folder, "postgres");
  if (!existsSync(home)) return;
  for (const version of dataFolders(home)) {
    await clearLeftover({
      dataFolder: join(home, version),
      socketFolder: join(home, "socket"),
      account: serverAccount(home),
      log: () => {},
    });
  }
}
