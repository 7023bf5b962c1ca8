import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import { isHydrated } from "./journey.ts";
import { QUIET_WITH_MAPS } from "./journeys-setup.ts";
import { watchPage } from "./journeys-trouble.ts";

export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 780 };

type Size = { width: number; height: number };

/** Visitors with WebGL, in a browser of their own. */
export function visitorsAtMap() {
  let browser: Browser;
  beforeAll(async () => {
    const { executablePath } = inject("journeys");
    browser = await chromium.launch({ executablePath, args: QUIET_WITH_MAPS });
  });
  afterAll(() => browser.close());

  async function newVisitor(viewport: Size = DESK, options: BrowserContextOptions = {}): Promise<Page> {
    const { origin } = inject("journeys");
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      reducedMotion: "reduce",
      ...options,
    });
    onTestFinished(() => context.close());
    await context.addCookies([{ name: "ageandcookies", value: "req", url: origin }]);
    return context.newPage();
  }

  /** At a running map. No request may go to another origin. */
  async function atMap(path: string, viewport: Size = DESK, options?: BrowserContextOptions): Promise<Page> {
    const page = await newVisitor(viewport, options);
    const { origin } = inject("journeys");
    // Software rendering logs performance warnings of WebGL.
    const watched = watchPage(page.context(), { origin, expected: [/GPU stall|WebGL/] });
    onTestFinished(() => watched.failOnTrouble());
    await page.goto(path);
    await isHydrated(page);
    await page.mouse.move(viewport.width / 2, viewport.height / 3);
    await mapRuns(page);
    return page;
  }

  return { newVisitor, atMap };
}

export async function mapRuns(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Zoom in", exact: true }).waitFor();
}

export const bboxOf = (page: Page) =>
  new URL(page.url()).searchParams.get("bbox")?.split(",").map(Number) ?? [];

/**
 * Moves the map by a key and waits until the list has followed. MapLibre 6.17 forgets a key that it has not drawn yet when the map is
 * resized or its room changes in the same frame, and on a busy machine a frame is long: whoever sees nothing move presses again.
 */
export async function pressOnMap(page: Page, key: string): Promise<void> {
  const before = page.url();
  const hasFollowed = () =>
    page
      .waitForURL((url) => url.href !== before, { timeout: 10_000, waitUntil: "commit" })
      .then(
        () => true,
        () => false,
      );
  for (let presses = 0; presses < 3; presses += 1) {
    await page.locator("canvas").focus();
    await page.keyboard.press(key);
    if (await hasFollowed()) return;
  }
  expect(page.url()).not.toBe(before);
}
