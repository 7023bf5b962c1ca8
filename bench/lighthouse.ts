import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "#tests/support/chromium.ts";
import { startSite } from "#tests/support/journeys-site.ts";
import { PAGES_OF_ALL_KINDS } from "./support/bench-pages.ts";
import { withDataFolder } from "./support/data-folder.ts";
import { installLighthouse } from "./support/install-lighthouse.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import { type Audited, phoneVisit } from "./support/phone-visit.ts";
import type { Say } from "./support/part.ts";

/** Not kept in git. */
const REPORTS = fileURLToPath(new URL("results/", import.meta.url));
/** The median of three runs: a single run depends more on the load of the machine than on the page. */
const RUN_COUNT = 3;

const SPEED_GOAL = { of: "measured", atLeast: 97 } as const;
const WHOLE_GOAL = { of: "measured", atLeast: 100 } as const;
const STILL_GOAL = { of: "measured", atMost: 0 } as const;

/** Lighthouse's scores of a phone's first visit to a page of every kind. */
export async function lighthouse(say: Say): Promise<Measurement[]> {
  const executablePath = await findChromium(say);
  installLighthouse(say);
  mkdirSync(REPORTS, { recursive: true });
  return withDataFolder(async (dataDir) => {
    say("Starting the site");
    const site = await startSite({ dataDir });
    try {
      const measurements: Measurement[] = [];
      for (const path of PAGES_OF_ALL_KINDS) {
        const audits: Audited[] = [];
        for (let run = 1; run <= RUN_COUNT; run++) {
          say(`Lighthouse on ${path}, run ${run} of ${RUN_COUNT}`);
          const output = join(REPORTS, `lighthouse${path.replaceAll("/", "-")}-${run}.json`);
          audits.push(await phoneVisit(site.origin + path, { executablePath, output }));
        }
        for (const remark of new Set(audits.flatMap(({ remarks }) => remarks))) say(`  ${path}: ${remark}`);
        measurements.push(...lines(path, audits));
      }
      return measurements;
    } finally {
      await site.stop();
    }
  });
}

function lines(path: string, audits: Audited[]): Measurement[] {
  const middle = (of: (audited: Audited) => number) => median(audits.map(of));
  const score = (category: keyof Audited["scores"]) => middle(({ scores }) => scores[category]);
  const what = (name: string) => `Lighthouse, ${name} of ${path}`;
  return [
    { what: what("performance"), measured: score("performance"), unit: "points", goal: SPEED_GOAL },
    { what: what("accessibility"), measured: score("accessibility"), unit: "points", goal: WHOLE_GOAL },
    { what: what("best practices"), measured: score("best-practices"), unit: "points", goal: WHOLE_GOAL },
    { what: what("SEO"), measured: score("seo"), unit: "points", goal: WHOLE_GOAL },
    { what: what("layout shift"), measured: middle((one) => one.layoutShift), unit: "", goal: STILL_GOAL },
    { what: what("first paint"), measured: middle((one) => one.firstPaintMs), unit: "ms" },
    { what: what("largest paint"), measured: middle((one) => one.largestPaintMs), unit: "ms" },
    { what: what("blocking time"), measured: middle((one) => one.blockingMs), unit: "ms" },
  ];
}
