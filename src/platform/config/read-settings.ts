import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { unknownNames } from "./unknown-names.ts";
import { type Config, readConfig, type RunMode, WrongSettings } from "./read-config.ts";

const RUN_MODES: readonly RunMode[] = ["dev", "start", "serve"];

/**
 * The settings of this process, from its environment and, if there is one, the file `.env` (the environment wins). `word` is how
 * it was started; `unknown` are lines about names that are none of ours. By default only `npm start` shows the sample shops (contract.md).
 * @throws WrongSettings
 */
export function readSettings(word: string | undefined): Config & { unknown: string[] } {
  const mode = RUN_MODES.find((known) => known === word);
  if (!mode) throw new WrongSettings([`Say how to run: ${RUN_MODES.join(", ")}`]);
  const inFile = existsSync(".env") ? Object.keys(parseEnv(readFileSync(".env", "utf8"))) : [];
  if (inFile.length > 0) process.loadEnvFile(".env");
  const demo = process.env.DEMO || (mode === "start" ? "1" : "0");
  const config = readConfig({ ...process.env, DEMO: demo }, mode);
  return { ...config, unknown: unknownNames(inFile, Object.keys(process.env)) };
}
