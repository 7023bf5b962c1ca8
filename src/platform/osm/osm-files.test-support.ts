import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The path of a file with this content, which is gone after the test. */
export async function osmFile(...content: (string | Uint8Array)[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "highstreet-osm-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "file");
  await writeFile(path, Buffer.concat(content.map((part) => Buffer.from(part))));
  return path;
}
