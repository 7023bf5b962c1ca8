import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder like `db` that goes with the test: migrations by their names, functions as `functions/…`. */
export async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "highstreet-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await addFiles(folder, files);
  return folder;
}

export async function addFiles(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(join(folder, "migrations"), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const path = name.includes("/") ? join(folder, name) : join(folder, "migrations", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
