import { rm } from "node:fs/promises";
import { type BrowserServer, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { findChromium } from "./chromium.ts";
import { startSite } from "./journeys-site.ts";
import { folderOfJourneys } from "./run-folders.ts";

/** What all journeys share. */
export interface JourneysWorld {
  origin: string;
  dataDir: string;
  logFile: string;
  /** Where a browser listens, one for each worker: of the pages of one browser only one has the focus. */
  browsers: string[];
  /** The browser's program, for journeys that need one of their own. */
  executablePath: string;
}

declare module "vitest" {
  interface ProvidedContext {
    journeys: JourneysWorld;
  }
}

/**
 * The last two would cost half of what a visitor costs: for each, Chromium starts a process that renders the suggestions of its
 * address bar. Of several lists it uses only the last one, so the others repeat what Playwright switches off.
 */
const SWITCHED_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** Chromium would look for updates and try other transports by itself; a test wants to see the page's requests only. */
const CALM = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${SWITCHED_OFF.join(",")}`,
  // For journeys on several hosts of one domain.
  "--host-resolver-rules=MAP *.highstreet.test 127.0.0.1, MAP highstreet.test 127.0.0.1",
];

/** Without WebGL: maps would be rendered by the processor and slow down every journey with one. */
export const QUIET = [...CALM, "--disable-gpu", "--disable-3d-apis"];

/** For a browser of their own that journeys about maps start: WebGL on the processor (SwiftShader). */
export const QUIET_WITH_MAPS = [
  ...CALM,
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

export default async function journeysSetup(project: TestProject): Promise<() => Promise<void>> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const executablePath = await findChromium(say);
  const site = await startSite({ dataDir: folderOfJourneys(process.pid) });
  try {
    const started: BrowserServer[] = [];
    while (started.length < project.config.maxWorkers) {
      started.push(await chromium.launchServer({ executablePath, args: QUIET }));
    }
    const browsers = started.map((browser) => browser.wsEndpoint());
    const { origin, dataDir, logFile } = site;
    project.provide("journeys", { origin, dataDir, logFile, executablePath, browsers });
    return async () => {
      await Promise.all(started.map((browser) => browser.close()));
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
