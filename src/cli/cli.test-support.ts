import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
export const DATA = fileURLToPath(new URL("../../data/", import.meta.url));

interface Outcome {
  exitCode: number;
  out: string;
  err: string;
}

/** Runs the command line as an operator does, in a process of its own. */
export function cli(
  words: string[],
  databaseUrl = "postgres://nobody@127.0.0.1:9/none",
  typed = "",
  settings: Record<string, string> = {},
): Promise<Outcome> {
  const environment = { ...process.env, DATABASE_URL: databaseUrl, ...settings };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...words], { env: environment }, (error, out, err) => {
      resolve({ exitCode: error ? Number(error.code) : 0, out, err });
    });
    child.stdin?.end(typed);
  });
}

export async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "highstreet-import-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "file.csv");
  await writeFile(file, text);
  return file;
}
