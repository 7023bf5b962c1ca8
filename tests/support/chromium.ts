import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

/** Where installers put it outside of PATH. */
const PLACES = [
  "/usr/lib/chromium/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const ADVICE =
  "The journeys need a Chromium and there is none here. Install one (Debian: apt-get install chromium), " +
  "or say where yours is: CHROMIUM_PATH=/path/to/chromium";

/**
 * The program of a Chromium: `CHROMIUM_PATH`, else the system's, else one that the package manager installs when this
 * is root. Throws a sentence for people when there is none: journeys are never skipped.
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, and that is no program that may be run`);
  }
  const found = await onSystem();
  if (found) return found;
  if (process.getuid?.() !== 0 || !(await onPath("apt-get"))) throw new Error(ADVICE);
  say("No Chromium here; installing one with apt-get, which takes a minute");
  await aptGet("update");
  await aptGet("install", "-y", "--no-install-recommends", "chromium");
  const installed = await onSystem();
  if (!installed) throw new Error(ADVICE);
  return installed;
}

async function onSystem(): Promise<string | undefined> {
  for (const name of NAMES) {
    const found = await onPath(name);
    if (found) return found;
  }
  return firstProgram(PLACES);
}

function onPath(name: string): Promise<string | undefined> {
  return firstProgram((process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)));
}

async function firstProgram(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (await isProgram(path)) return path;
  return undefined;
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function aptGet(...words: string[]): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const child = spawn("apt-get", ["-q", ...words], {
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [exitCode] = await once(child, "exit");
  if (exitCode !== 0) throw new Error(`${ADVICE}\napt-get ${words.join(" ")} ended with ${exitCode}`);
}
