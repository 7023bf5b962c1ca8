import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Say } from "./part.ts";

const FOLDER = fileURLToPath(new URL("../lighthouse/", import.meta.url));

/** The program, when it is installed. */
export const LIGHTHOUSE_PROGRAM = `${FOLDER}node_modules/lighthouse/cli/index.js`;

/** Installs the packages of bench/lighthouse, unless they are there: 170 MB that nothing else needs. Throws when npm fails. */
export function installLighthouse(say: Say): void {
  if (existsSync(LIGHTHOUSE_PROGRAM)) return;
  say("Installing Lighthouse into bench/lighthouse, once");
  const { status, stderr } = spawnSync("npm", ["ci"], { cwd: FOLDER, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm ci in bench/lighthouse ended with ${status}\n${stderr}`);
}
