import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "#tests/support/chromium.ts";
import { startSite } from "#tests/support/journeys-site.ts";
import { withDataFolder } from "./support/data-folder.ts";
import { buildEarlier } from "./support/earlier-build.ts";
import { firstLoad } from "./support/first-load.ts";
import type { Measurement } from "./support/measurement.ts";
import type { Say } from "./support/part.ts";
import { PAGES_OF_ALL_KINDS } from "./support/bench-pages.ts";

/** The last commit before the dashboard; `BESIDE` names another. */
const BEFORE_THE_DASHBOARD = "fabd912c";
const NOT_A_BYTE_MORE = { of: "ratio", atMost: 1 } as const;

/** Script that a guest loads with each kind of page, beside that of an earlier commit built in the same run. */
async function scriptsBeside(say: Say): Promise<Measurement[]> {
  const commit = process.env.BESIDE ?? BEFORE_THE_DASHBOARD;
  const executablePath = await findChromium(say);
  return withDataFolder(async (folder) => {
    say(`Building ${commit}`);
    const earlier = join(folder, "earlier");
    await buildEarlier(commit, earlier);
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      say("Loading its pages");
      const before = await scriptOfPages(browser, { dataDir: join(folder, "before"), root: earlier });
      say("Loading ours");
      const after = await scriptOfPages(browser, { dataDir: join(folder, "after") });
      return PAGES_OF_ALL_KINDS.map((path, index) => ({
        what: `JavaScript, brotli, of ${path} beside ${commit}`,
        measured: after[index] ?? Number.NaN,
        floor: before[index] ?? Number.NaN,
        unit: "kB",
        goal: NOT_A_BYTE_MORE,
      }));
    } finally {
      await browser.close();
    }
  });
}

/** In the order of the pages, in kilobytes. */
async function scriptOfPages(
  browser: Browser,
  build: { dataDir: string; root?: string },
): Promise<readonly number[]> {
  const site = await startSite(build);
  try {
    const sizes: number[] = [];
    for (const path of PAGES_OF_ALL_KINDS) {
      const { scriptBytes } = await firstLoad(browser, { origin: site.origin, path });
      sizes.push(scriptBytes / 1000);
    }
    return sizes;
  } finally {
    await site.stop();
  }
}
export { scriptsBeside as "scripts-beside" };
