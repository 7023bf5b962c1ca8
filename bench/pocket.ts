import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Page } from "playwright-core";
import type { PackIndex } from "#features/packs/pack.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { type RunningSite, startSite } from "#tests/support/journeys-site.ts";
import { withDataFolder } from "./support/data-folder.ts";
import { slowDown } from "./support/key-to-paint.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";

const CITY = "amsterdam";
const SHOP = { slug: "barraka", name: "Barraka" };
const SLOW_DOWN = 4;
const TIMES = 9;
const PACKS_TOLD = 10;

/** A city in the pocket of a slow phone without a network, what it weighs, and the worker that answers for it. */
async function pocket(say: Say): Promise<Measurement[]> {
  const executablePath = await findChromium(say);
  const worker = await readFile(fileURLToPath(new URL("../build/client/sw.js", import.meta.url)));
  const measured: Measurement[] = [
    {
      what: "Service worker, brotli",
      measured: brotliCompressSync(worker).length / 1000,
      unit: "kB",
      goal: { of: "measured", atMost: 25 },
    },
  ];
  return withDataFolder(async (dataDir) => {
    say("Starting the site, which packs its cities");
    const site = await startSite({ dataDir });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      measured.push(...(await sizes(site)));
      const context = await browser.newContext({
        baseURL: site.origin,
        viewport: { width: 360, height: 780 },
      });
      await context.addCookies([{ name: "ageandcookies", value: "req", url: site.origin }]);
      const page = await context.newPage();
      say("Taking a city along");
      await takeAlong(page);
      await context.setOffline(true);
      await slowDown(page, SLOW_DOWN);
      say("Opening a shop without a network, again and again");
      const slowed = `without a network, ${SLOW_DOWN} × slower`;
      return [
        ...measured,
        {
          what: `Shop of the pocket from a tap in its list, ${slowed}`,
          measured: median(await taps(page)),
          unit: "ms",
          goal: { of: "measured", atMost: 300 },
        },
        {
          what: `Shop of the pocket as a new document, ${slowed}`,
          measured: median(await documents(page)),
          unit: "ms",
          floor: median(await emptyDocuments(page)),
        },
      ];
    } finally {
      await browser.close();
      await site.stop();
    }
  });
}

export { pocket };

async function sizes({ origin }: RunningSite): Promise<Measurement[]> {
  let packs: PackIndex["packs"] = [];
  while (packs.length === 0) {
    ({ packs } = (await (await fetch(`${origin}/packs/index.json`)).json()) as PackIndex);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const largest = packs.toSorted((one, other) => other.bytes - one.bytes).slice(0, PACKS_TOLD);
  return largest.map(({ city, bytes }) => ({
    what: `Pack of ${city}`,
    measured: bytes / 1_000_000,
    unit: "MB",
    ...(city === CITY && { goal: { of: "measured", atMost: 25 } as const }),
  }));
}

async function takeAlong(page: Page): Promise<void> {
  await page.goto(`/en/pocket/${CITY}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.getByRole("button", { name: /^Take it along/ }).click();
  await page.getByRole("heading", { name: /is in your pocket/ }).waitFor();
}

/** From a press on its row until the frame that has its heading. */
async function taps(page: Page): Promise<number[]> {
  const measured: number[] = [];
  await page.goto(`/en/pocket/${CITY}?q=${SHOP.slug}`);
  const row = page.getByRole("link", { name: SHOP.name, exact: true });
  for (let time = 0; time < TIMES; time++) {
    await row.waitFor();
    measured.push(
      await row.evaluate(
        (link, name) =>
          new Promise<number>((resolve) => {
            const from = performance.now();
            const watcher = new MutationObserver(() => {
              if (document.querySelector("h1")?.textContent !== name) return;
              watcher.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - from));
            });
            watcher.observe(document, { childList: true, subtree: true });
            (link as HTMLElement).click();
          }),
        SHOP.name,
      ),
    );
    await page.goBack();
  }
  return measured;
}

declare global {
  interface Window {
    /** When the heading of the shop came, in ms from the beginning of the document. */
    cameAt?: number;
  }
}

async function documents(page: Page): Promise<number[]> {
  await page.addInitScript((name) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent !== name) return;
      watcher.disconnect();
      window.cameAt = performance.now();
    });
    watcher.observe(document, { childList: true, subtree: true, characterData: true });
  }, SHOP.name);
  const measured: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.goto(`/en/pocket/${CITY}/${SHOP.slug}`);
    await page.waitForFunction(() => window.cameAt !== undefined);
    measured.push(await page.evaluate(() => window.cameAt ?? Number.NaN));
  }
  return measured;
}

/** The offline page, which is a document without a script: what the worker and the browser need by themselves. */
async function emptyDocuments(page: Page): Promise<number[]> {
  const measured: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.goto("/en/deals");
    measured.push(
      await page.evaluate(
        () =>
          (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming)
            .domContentLoadedEventEnd,
      ),
    );
  }
  return measured;
}
