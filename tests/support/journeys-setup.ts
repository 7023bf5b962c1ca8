import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "./chromium.ts";
import { startSite } from "./journeys-site.ts";
import { folderOfRun } from "./run-folders.ts";

/** What all journeys share: one site and one browser. */
export interface JourneysWorld {
  origin: string;
  dataDir: string;
  logFile: string;
  /** Where the browser listens for the workers. */
  browser: string;
  /** The browser's program, for journeys that need one of their own. */
  executablePath: string;
}

declare module "vitest" {
  interface ProvidedContext {
    journeys: JourneysWorld;
  }
}

/** Chromium would look for updates and try other transports by itself; a test wants to see the page's requests only. */
export const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default async function journeysSetup(project: TestProject): Promise<() => Promise<void>> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const executablePath = await findChromium(say);
  const site = await startSite({ dataDir: join(folderOfRun(process.pid), "journeys") });
  try {
    const browser = await chromium.launchServer({ executablePath, args: QUIET });
    const { origin, dataDir, logFile } = site;
    project.provide("journeys", { origin, dataDir, logFile, executablePath, browser: browser.wsEndpoint() });
    return async () => {
      await browser.close();
      await site.stop();
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
