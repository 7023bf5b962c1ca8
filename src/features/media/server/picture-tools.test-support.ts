import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { openFileStorage } from "#platform/files/open-file-storage.ts";
import { openImageWorkers } from "#platform/images/image-workers.ts";
import type { PictureTools } from "./picture-tools.ts";

/** A real worker pool, shared by the tests of a file, and a folder for each test. */
export function testPictures(): () => Promise<PictureTools & { namesOfFiles(): Promise<string[]> }> {
  const workshop = openImageWorkers();
  afterAll(() => workshop.close());
  return async () => {
    const path = await mkdtemp(join(tmpdir(), "pictures-"));
    onTestFinished(() => rm(path, { recursive: true }));
    async function namesOfFiles(): Promise<string[]> {
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    }
    return { workshop, storage: openFileStorage({ kind: "folder", path }), namesOfFiles };
  };
}
