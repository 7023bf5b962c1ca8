import { readFile } from "node:fs/promises";
import { type RunningSite, startSite } from "#tests/support/journeys-site.ts";
import { withDataFolder } from "./support/data-folder.ts";
import type { Measurement } from "./support/measurement.ts";
import type { Say } from "./support/part.ts";

const FIRST_GOAL = { of: "measured", atMost: 180 } as const;
const AGAIN_GOAL = { of: "measured", atMost: 5 } as const;

/** Seconds until the built site answers: on an empty data folder, and when everything is there. */
export async function startup(say: Say): Promise<Measurement[]> {
  return withDataFolder(async (dataDir) => {
    say("Starting on an empty data folder");
    const first = await timedStart(dataDir);
    say("Starting again");
    const again = await timedStart(dataDir);
    return [
      { what: "First start, empty data folder", measured: first.seconds, unit: "s", goal: FIRST_GOAL },
      ...first.steps,
      { what: "Second start", measured: again.seconds, unit: "s", goal: AGAIN_GOAL },
      ...again.steps,
    ];
  });
}

async function timedStart(dataDir: string): Promise<{ seconds: number; steps: Measurement[] }> {
  const startedAtMs = performance.now();
  const saidBefore = await readFile(`${dataDir}/site.log`, "utf8").catch(() => "");
  const site = await startSite({ dataDir });
  const seconds = (performance.now() - startedAtMs) / 1000;
  await site.stop();
  return { seconds, steps: await stepsSaid(site, saidBefore.length) };
}

/** Parses the progress lines of a start: `Migrations: 0.4 s`. */
async function stepsSaid({ logFile }: RunningSite, offset: number): Promise<Measurement[]> {
  const said = (await readFile(logFile, "utf8")).slice(offset);
  return [...said.matchAll(/^([^\s{].*): (\d+\.\d) s$/gm)].map(([, what = "", seconds]) => ({
    what: `  ${what}`,
    measured: Number(seconds),
    unit: "s",
  }));
}
