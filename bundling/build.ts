import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Manifest } from "vite";
import { buildWorkers } from "./workers.ts";
import { compressFolder } from "./compress-folder.ts";
import { drawAppIcons } from "./draw-app-icons.ts";
import { POCKET_AREAS } from "#features/packs/pocket-areas.ts";
import { filesOfPages, textsOf } from "./files-of-pages.ts";
import { fingerprint } from "./fingerprint.ts";

// Builds the site: texts, bundle, compressed files. With --if-stale only when a source has changed or a built file is damaged.

const STAMP = "build/made-from";
/** With what members need there to write. */
const POCKET = ["src/pages/pocket.tsx", "src/features/outbox/ui/outbox-of-viewer.tsx"];
const MANIFEST_FOLDER = "build/client/.vite";
const SOURCES = [
  "src",
  "bundling",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "lingui.config.ts",
];

/** Of what the build was made and what came out: a built file that was lost or cut off makes it stale too. */
function stampOf(sources: string): string {
  return `${sources}\n${fingerprint(["build/client", "build/server"])}\n`;
}

function run(command: string, ...words: string[]): void {
  const ended = spawnSync(command, words, { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  if (ended.status === 0) return;
  process.stderr.write(`${ended.stdout ?? ""}${ended.stderr ?? ""}${ended.error?.message ?? ""}\n`);
  process.exit(ended.status ?? 1);
}

/** Which files import which. It is nobody’s to fetch, so it goes. */
function readManifest(): Manifest {
  const manifest = JSON.parse(readFileSync(`${MANIFEST_FOLDER}/manifest.json`, "utf8")) as Manifest;
  rmSync(MANIFEST_FOLDER, { recursive: true });
  return manifest;
}

const made = fingerprint(SOURCES);
const isFresh = existsSync(STAMP) && readFileSync(STAMP, "utf8") === stampOf(made);
if (!(isFresh && process.argv.includes("--if-stale"))) {
  const startedAt = performance.now();
  process.stdout.write("Building the site, a minute at most\n");
  run("node", "bundling/compile-messages.ts");
  run("react-router", "build");
  const manifest = readManifest();
  await compressFolder("build/client");
  await drawAppIcons("public/icon.svg", "build/client");
  await buildWorkers("build/client", {
    buildId: made.slice(0, 12),
    pocketFiles: filesOfPages(manifest, POCKET),
    pocketTexts: textsOf(manifest, POCKET_AREAS),
  });
  mkdirSync("build", { recursive: true });
  writeFileSync(STAMP, stampOf(made));
  process.stdout.write(`Built: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
