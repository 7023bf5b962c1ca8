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

const WITHOUT_ABOUT = /\/assets\/about-[^/]*\.js$/;
const aboutTitle = (page: Page) => page.getByRole("heading", { level: 1, name: /^About/ });
const partMissing = (page: Page) => page.getByText("Part of this page didn’t load. Try again in a minute.");
const isAtAbout = (page: Page) => new URL(page.url()).pathname === "/en/about";

test("a page whose chunk does not arrive is loaded as a document, and the press is not lost", async () => {
  const { page, open, requests } = await withConsent({ expected: MISSING });
  const documents = () => requests.filter((request) => request.isNavigationRequest()).length;
  await open("/en/weed");
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.waitForURL("**/en/contact");
  await page.getByRole("heading", { level: 1, name: /^Contact/ }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(documents()).toBe(2);
});

test("within a minute no other document is loaded, and the page that is open says what is missing", async () => {
  const { page, open, requests } = await withConsent({ expected: MISSING });
  const documentCount = () => requests.filter((request) => request.isNavigationRequest()).length;
  await page.clock.install();
  await page.route(WITHOUT_ABOUT, (route) => route.abort());
  await open("/en");
  await pressAbout(page);
  await aboutTitle(page).waitFor();
  expect(isAtAbout(page)).toBe(true);

  await open("/en");
  await page.clock.fastForward(MINUTE_MS - 10_000);
  expect(await partMissing(page).count()).toBe(0);
  await pressAbout(page);
  const notice = partMissing(page);
  await notice.waitFor();
  expect(await page.getByRole("alert").filter({ has: notice }).count()).toBe(1);
  // At the foot of the screen, where the link is, and the bar has ended.
  expect(await notice.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  expect(documentCount()).toBe(3);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("The coffeeshop around the corner.");

  // Who presses again gets the whole document.
  await pressAbout(page);
  await aboutTitle(page).waitFor();
});

test("after a minute another document may be loaded", async () => {
  const { page, open } = await withConsent({ expected: MISSING });
  await page.clock.install();
  await page.route(WITHOUT_ABOUT, (route) => route.abort());
  await open("/en");
  await pressAbout(page);
  await aboutTitle(page).waitFor();
  await open("/en");
  await page.clock.fastForward(MINUTE_MS);
  await pressAbout(page);
  await aboutTitle(page).waitFor();
  expect(isAtAbout(page)).toBe(true);
});

test("a chunk that is there again hydrates the document that was loaded for it", async () => {
  const { page, open } = await withConsent({ expected: MISSING });
  let failed = false;
  // The route stays: taken away while the document is requested, it would leave that request waiting.
  await page.route(WITHOUT_ABOUT, (route) => {
    if (failed) return route.continue();
    failed = true;
    return route.abort();
  });
  await open("/en");
  await pressAbout(page);
  await aboutTitle(page).waitFor();
  await isHydrated(page);
  expect(isAtAbout(page)).toBe(true);
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
