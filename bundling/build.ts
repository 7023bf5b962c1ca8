import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildWorkers } from "./workers.ts";
import { compressFolder } from "./compress-folder.ts";
import { drawAppIcons } from "./draw-app-icons.ts";

// Builds the site: texts, bundle, compressed files. With --if-stale only when a source has changed.

const STAMP = "build/made-from";
const SOURCES = [
  "src",
  "bundling",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "lingui.config.ts",
];

/** A hash of all sources. Reads them all: file times are wrong after a `git checkout`. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesOf).toSorted()) {
    hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(".", { withFileTypes: true }).find((entry) => entry.name === path);
  if (entries?.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCompiledText(entry.parentPath, entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Catalogues compiled from the `.po` files beside them: results, not sources. */
function isCompiledText(folder: string, name: string): boolean {
  return folder.includes("locales") && name.endsWith(".ts");
}

function run(command: string, ...words: string[]): void {
  const ended = spawnSync(command, words, { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  if (ended.status === 0) return;
  process.stderr.write(`${ended.stdout ?? ""}${ended.stderr ?? ""}${ended.error?.message ?? ""}\n`);
  process.exit(ended.status ?? 1);
}

const made = fingerprint();
const isFresh = existsSync(STAMP) && readFileSync(STAMP, "utf8") === made;
if (!(isFresh && process.argv.includes("--if-stale"))) {
  const startedAt = performance.now();
  process.stdout.write("Building the site, half a minute at most\n");
  run("node", "bundling/compile-messages.ts");
  run("react-router", "build");
  await compressFolder("build/client");
  await drawAppIcons("public/icon.svg", "build/client");
  await buildWorkers("build/client", made.slice(0, 12));
  mkdirSync("build", { recursive: true });
  writeFileSync(STAMP, made);
  process.stdout.write(`Built: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
