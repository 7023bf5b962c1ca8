import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

const cards = (page: Page) => page.locator("main ul li:has(h2) a");
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const LIST = "/en/coffeeshops/amsterdam";

function asksForList(requests: Request[]): string[] {
  return requests.map((request) => new URL(request.url()).pathname).filter((path) => path.startsWith(LIST));
}

test("back brings items, filters and scroll position at once, without asking the server", async () => {
  const { page, open, requests } = await withConsent({ viewport: { width: 800, height: 700 } });
  await open(LIST);
  await page.locator("summary", { hasText: "Nearest to the centre first" }).click();
  await page.getByRole("link", { name: "By name" }).click();
  await page.locator("summary", { hasText: "By name" }).waitFor();
  // A hovered card moves up, and the driver scrolls to a moving element again before it clicks.
  await page.mouse.move(0, 0);
  const card = cards(page).nth(17);
  await card.scrollIntoViewIfNeeded();
  const names = await cards(page).allInnerTexts();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(500);

  await card.click();
  await page.waitForURL("**/en/coffeeshop/**");
  await expect.poll(() => scrolled(page)).toBe(0);
  const before = requests.length;
  await page.goBack();
  await page.waitForURL(`**${LIST}?sort=name`);
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(names);
  await expect.poll(() => scrolled(page)).toBe(position);
  expect(await page.locator("summary", { hasText: "By name" }).isVisible()).toBe(true);
  expect(asksForList(requests.slice(before))).toEqual([]);
});

test("back and forward through several lists bring each as it was", async () => {
  const { page, open, requests } = await withConsent();
  await open(LIST);
  const all = await cards(page).allInnerTexts();
  await page.getByRole("button", { name: "Filters" }).click();
  await page
    .getByRole("link", { name: /^Wheelchair accessible/ })
    .last()
    .click();
  await page.waitForURL("**/amsterdam?amenity=wheelchair");
  await page.getByRole("button", { name: /^Show \d/ }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(all.length);
  const few = await cards(page).allInnerTexts();
  await cards(page).first().click();
  await page.waitForURL("**/en/coffeeshop/**");

  const before = requests.length;
  await page.goBack();
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(few);
  await page.goBack();
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(all);
  await page.goForward();
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(few);
  const asked = requests.slice(before).map((request) => new URL(request.url()).pathname);
  expect(asked.filter((path) => path.startsWith(LIST))).toEqual([]);
});

test("opening the same list afresh asks for it anew and starts at its top", async () => {
  const { page, open, requests } = await withConsent({ viewport: { width: 800, height: 700 } });
  await open(LIST);
  await cards(page).nth(17).click();
  await page.waitForURL("**/en/coffeeshop/**");
  const before = requests.length;
  await page.locator(`main a[href="${LIST}"]`).last().click();
  await page.waitForURL(`**${LIST}`);
  await cards(page).first().waitFor();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(asksForList(requests.slice(before))).not.toEqual([]);
});
