import { execFile } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const execute = promisify(execFile);

/**
 * Builds the site of an earlier commit in an empty folder, with the packages that are installed now. Throws when the commit is
 * not in this clone, or does not build with them.
 */
export async function buildEarlier(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await execute("git", ["archive", "--output", archive, commit], { cwd: ROOT });
  await execute("tar", ["-xf", archive, "-C", folder]);
  await symlink(`${ROOT}node_modules`, `${folder}/node_modules`);
  await execute(process.execPath, ["bundling/compile-messages.ts"], { cwd: folder });
  await execute(process.execPath, ["bundling/build.ts"], { cwd: folder });
}
