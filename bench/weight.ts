import { chromium } from "playwright-core";
import { findChromium } from "#tests/support/chromium.ts";
import { startSite } from "#tests/support/journeys-site.ts";
import { withDataFolder } from "./support/data-folder.ts";
import { type FirstLoad, firstLoad } from "./support/first-load.ts";
import type { Measurement } from "./support/measurement.ts";
import type { Say } from "./support/part.ts";
import { PAGES_OF_ALL_KINDS } from "./support/bench-pages.ts";

const SCRIPT_GOAL = { of: "measured", atMost: 122 } as const;
const STYLE_GOAL = { of: "measured", atMost: 12 } as const;
const DOCUMENT_GOAL = { of: "measured", atMost: 12 } as const;
const NOBODY_ELSE = { of: "measured", atMost: 0 } as const;

/** Bytes of a first visit, in Dutch and in German, the heavier of with and without the dialog. */
export async function weight(say: Say): Promise<Measurement[]> {
  const executablePath = await findChromium(say);
  return withDataFolder(async (dataDir) => {
    say("Starting the site");
    const site = await startSite({ dataDir });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const measurements: Measurement[] = [];
      for (const path of PAGES_OF_ALL_KINDS.flatMap((page) => [page, inGerman(page)])) {
        say(`Loading ${path}`);
        const loads = [
          await firstLoad(browser, { origin: site.origin, path }),
          await firstLoad(browser, { origin: site.origin, path, consent: "all" }),
        ];
        measurements.push(...lines(path, loads));
      }
      return measurements;
    } finally {
      await browser.close();
      await site.stop();
    }
  });
}

const inGerman = (path: string) => (path === "/" ? "/de" : `/de${path}`);

function lines(path: string, loads: FirstLoad[]): Measurement[] {
  const most = (of: (load: FirstLoad) => number) => Math.max(...loads.map(of));
  const kilobytes = (what: string, of: (load: FirstLoad) => number): Measurement => ({
    what: `${what} of ${path}`,
    measured: most(of) / 1000,
    unit: "kB",
  });
  return [
    { ...kilobytes("JavaScript, brotli,", (load) => load.scriptBytes), goal: SCRIPT_GOAL },
    ...(most((load) => load.mapScriptBytes) > 0
      ? [kilobytes("of which the map,", (load) => load.mapScriptBytes)]
      : []),
    { ...kilobytes("CSS, brotli,", (load) => load.styleBytes), goal: STYLE_GOAL },
    { ...kilobytes("HTML, brotli,", (load) => load.documentBytes), goal: DOCUMENT_GOAL },
    kilobytes("HTML as sent,", (load) => load.sentDocumentBytes),
    kilobytes("Fonts and pictures", (load) => load.otherBytes),
    {
      what: `Requests of ${path} to others`,
      measured: most((load) => load.foreignRequestCount),
      unit: "",
      goal: NOBODY_ELSE,
    },
  ];
}
