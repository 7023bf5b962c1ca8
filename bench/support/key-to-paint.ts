import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** Milliseconds from each key press to the frame that shows it. */
    painted: number[];
  }
}

/** From here on the page notes how long each key press takes until the frame after it is painted. */
export async function notePaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.painted = [];
    document.addEventListener(
      "keydown",
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // A message is handled after the frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener("message", () => window.painted.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

/** Presses one key after another, at the pace of somebody who types fast. */
export async function paintsOf(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => (window.painted = []));
  for (const [place, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.waitForFunction((count) => window.painted.length >= count, place + 1);
    await page.waitForTimeout(PACE_MS);
  }
  return page.evaluate(() => window.painted);
}

const PACE_MS = 120;

/** As slow as a cheap laptop or phone. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
