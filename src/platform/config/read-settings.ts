import { existsSync } from "node:fs";
import { type Config, readConfig, type RunMode, WrongSettings } from "./read-config.ts";

const RUN_MODES: readonly RunMode[] = ["dev", "start", "serve"];

/**
 * The settings of this process, from its environment and, if there is one, the file `.env` (the environment wins). `word` is how
 * it was started. By default only `npm start` shows the sample shops (contract.md).
 * @throws WrongSettings
 */
export function readSettings(word: string | undefined): Config {
  const mode = RUN_MODES.find((known) => known === word);
  if (!mode) throw new WrongSettings([`Say how to run: ${RUN_MODES.join(", ")}`]);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const demo = process.env.DEMO || (mode === "start" ? "1" : "0");
  return readConfig({ ...process.env, DEMO: demo }, mode);
}
