import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isHydrated, withConsent } from "../support/journey.ts";

/** The console messages of browser and router about a chunk that failed to load. */
const MISSING = [
  /net::ERR_FAILED/,
  /^Error loading route module/,
  /Failed to fetch dynamically imported module/,
];

const MINUTE_MS = 60_000;

/** Presses the link to a page whose chunk fails to load. */
async function pressAbout(page: Page): Promise<void> {
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /^About/ })
    .click();
}

test("a missing part makes the page reload once, and not again within a minute", async () => {
  const { page, open, requests } = await withConsent({ expected: MISSING });
  const documentCount = () => requests.filter((request) => request.isNavigationRequest()).length;
  const notice = page.getByText("Part of this page didn’t load. Try again in a minute.");
  await page.clock.install();
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) => route.abort());
  await open("/en");

  await pressAbout(page);
  await expect.poll(documentCount).toBe(2);
  await isHydrated(page);
  expect(await notice.count()).toBe(0);

  await page.clock.fastForward(MINUTE_MS - 10_000);
  await pressAbout(page);
  await notice.waitFor();
  expect(await page.getByRole("alert").filter({ has: notice }).count()).toBe(1);
  // At the foot of the screen, where the link is, and the bar has ended.
  expect(await notice.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(documentCount()).toBe(2);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("The coffeeshop around the corner.");
});

test("after a minute it may reload once more", async () => {
  const { page, open, requests } = await withConsent({ expected: MISSING });
  const documentCount = () => requests.filter((request) => request.isNavigationRequest()).length;
  await page.clock.install();
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) => route.abort());
  await open("/en");
  await pressAbout(page);
  await expect.poll(documentCount).toBe(2);
  await isHydrated(page);
  await page.clock.fastForward(MINUTE_MS);
  await pressAbout(page);
  await expect.poll(documentCount).toBe(3);
  // A browser that is closed during a reload can hang for minutes.
  await isHydrated(page);
});

test("who tries again after that gets the page as a whole document", async () => {
  const { page, open } = await withConsent({ expected: MISSING });
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) => route.abort());
  await open("/en");
  const reloaded = page.waitForEvent("load");
  await pressAbout(page);
  await reloaded;
  await isHydrated(page);
  await pressAbout(page);
  await page.getByText("Part of this page didn’t load. Try again in a minute.").waitFor();
  await pressAbout(page);
  await page.getByRole("heading", { level: 1, name: /^About/ }).waitFor();
});

test("a part that is there again after the reload is shown", async () => {
  const { page, open } = await withConsent({ expected: MISSING });
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await open("/en");
  const reloaded = page.waitForEvent("load");
  await pressAbout(page);
  await reloaded;
  await isHydrated(page);
  await pressAbout(page);
  await page.getByRole("heading", { level: 1, name: /^About/ }).waitFor();
});

test("houses that do not arrive take nothing else with them", async () => {
  const { page, open } = await withConsent({ expected: MISSING });
  await page.route(/\/houses\//, (route) => route.abort());
  await open("/en/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Coffeeshops" }).click();
  await page.getByRole("heading", { level: 1, name: "The Netherlands" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.locator("main ul li:has(h2) a").count()).toBe(24);
});
