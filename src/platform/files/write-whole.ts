import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes beside the place and renames, so that a file of this name is always a whole one (security.md U1). */
export async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const place = join(folder, name);
  const beside = `${place}.${randomUUID()}.part`;
  await mkdir(dirname(place), { recursive: true });
  try {
    const file = await open(beside, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, place);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
