import { chromium, type Browser } from "playwright-core";
import { findChromium } from "#tests/support/chromium.ts";
import { serveMapPage } from "./map/serve-map-page.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";

const PIN_COUNT = 10_000;
const DRAG_MS = 5_000;
const RUN_COUNT = 3;
/** A longer frame is visible as a stutter. */
const LONG_MS = 50;
/** How much slower pins may make it. The time of a frame itself depends on the machine, which the floor shows. */
const GOAL = { of: "ratio", atMost: 1.5 } as const;

/** WebGL on the processor, as on a machine without a graphics card: what is smooth here is smooth anywhere. */
const SOFTWARE = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

interface Dragged {
  /** Of all frames, in per cent. */
  longShare: number;
  longestMs: number;
  medianMs: number;
}

/** How smoothly the map is dragged with ten thousand pins, beside the same map without any. */
export async function map(say: Say): Promise<Measurement[]> {
  const executablePath = await findChromium(say);
  say("Bundling a page with a map");
  const site = await serveMapPage();
  const browser = await chromium.launch({ executablePath, args: SOFTWARE });
  try {
    const full: Dragged[] = [];
    const empty: Dragged[] = [];
    for (let run = 1; run <= RUN_COUNT; run++) {
      say(`Dragging the map to and fro, run ${run} of ${RUN_COUNT}`);
      full.push(await dragged(browser, `${site.origin}/?pins=${PIN_COUNT}`));
      empty.push(await dragged(browser, `${site.origin}/?pins=0`));
    }
    const line = (name: string, of: (one: Dragged) => number, unit: Measurement["unit"]) => ({
      what: `Map of ${PIN_COUNT} pins, ${name}`,
      measured: median(full.map(of)),
      floor: median(empty.map(of)),
      unit,
      goal: GOAL,
    });
    return [
      line(`frames over ${LONG_MS} ms, per cent`, ({ longShare }) => longShare, ""),
      line("longest frame", ({ longestMs }) => longestMs, "ms"),
      line("median frame", ({ medianMs }) => medianMs, "ms"),
    ];
  } finally {
    await browser.close();
    site.close();
  }
}

async function dragged(browser: Browser, address: string): Promise<Dragged> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  try {
    await page.goto(address);
    // A map is loaded only after a sign of a user.
    await page.mouse.move(10, 10);
    await page.locator(".maplibregl-canvas").waitFor();
    // The controls appear after the first render of the map.
    await page.getByRole("button").first().waitFor();
    // First a warm-up for tiles and pictures, which are made when they are first seen; then the measurement.
    await page.evaluate((ms) => window.drag(ms), DRAG_MS / 2);
    const frames = await page.evaluate((ms) => window.drag(ms), DRAG_MS);
    const longCount = frames.filter((ms) => ms > LONG_MS).length;
    return {
      longShare: (100 * longCount) / frames.length,
      longestMs: Math.max(...frames),
      medianMs: median(frames),
    };
  } finally {
    await page.close();
  }
}
