import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { journey, withConsent } from "../support/journey.ts";

/** Presses Tab until the thing with this name has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

test("the first stop leads past the bars to the content", async () => {
  const { page, open } = await withConsent();
  await open("/en/coffeeshops/amsterdam");
  await page.keyboard.press("Tab");
  expect(await focusedText(page)).toBe("Skip to main content");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("a shop is searched for and opened", async () => {
  const { page, open } = await withConsent();
  await open("/en");
  await tabTo(page, "input[type=search]");
  await page.keyboard.type("ballonnetje");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Ballonnetje" }).waitFor();
  await open("/en");
  await tabTo(page, "input[type=search]");
  await page.keyboard.type("bulldog");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Results for “bulldog”" }).waitFor();
  await tabTo(page, "main li h2 a");
  const name = await focusedText(page);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name }).waitFor();
});

test("the street of the home page is walked house by house, or skipped", async () => {
  const { page, open } = await withConsent();
  await open("/en");
  const skip = page.getByRole("link", { name: "Skip the list of coffeeshops" });
  await tabTo(page, 'a[href="#towns"]');
  await page.keyboard.press("Tab");
  const house = page.getByRole("list", { name: "A street of coffeeshops" }).getByRole("link").first();
  expect(await house.evaluate((link) => link === document.activeElement)).toBe(true);
  const name = house.locator("span");
  await expect.poll(() => name.evaluate((words) => getComputedStyle(words).opacity)).toBe("1");

  await page.keyboard.press("Shift+Tab");
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("towns");
});

test("the language dialog is opened, walked through, left and used", async () => {
  const { page, open } = await withConsent();
  await open("/en/about");
  await tabTo(page, 'button[aria-label="Language"]');
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose your language" });
  await dialog.waitFor();
  const stops = new Set<string>();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    stops.add(await focusedText(page));
  }
  expect(stops.size).toBe(10);

  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  await tabTo(page, 'dialog a[hreflang="de"]');
  await page.keyboard.press("Enter");
  await page.waitForURL("**/de/about");
});

test("filters are opened, chosen, shown and taken away", async () => {
  const { page, open } = await withConsent();
  await open("/en/coffeeshops/amsterdam");
  await tabTo(page, 'main button[commandfor="filters"]');
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await dialog.waitFor();
  await tabTo(page, 'dialog a[href*="amenity=wheelchair"]');
  await page.keyboard.press("Enter");
  await page.waitForURL("**/amsterdam?amenity=wheelchair");
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole("link", { name: "Clear all" }).waitFor();
  await tabTo(page, 'dialog button[command="close"]:not([aria-label])');
  expect(await focusedText(page)).toMatch(/^Show \d+ shops?$/);
  await page.keyboard.press("Enter");
  expect(await dialog.count()).toBe(0);
  await tabTo(page, 'main a[aria-current="true"]');
  await page.keyboard.press("Enter");
  await page.waitForURL("**/en/coffeeshops/amsterdam");
});

test("the age question is answered", async () => {
  const { page, open } = await journey();
  await open("/en");
  await tabTo(page, 'button[value="req"]');
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[inert]") === null)).toBe(true);
});

test("wherever the focus is, it can be seen", async () => {
  const { page, open } = await withConsent();
  await open("/en/coffeeshops/utrecht");
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("Tab");
    const hasMark = await page.evaluate(() => {
      const focused = document.activeElement;
      const around = [focused, focused?.parentElement, focused?.closest("li")];
      return around.some((element) => {
        if (!element) return false;
        const own = getComputedStyle(element);
        const after = getComputedStyle(element, "::after");
        return [own, after].some(({ outlineStyle, outlineWidth, boxShadow }) => {
          return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
        });
      });
    });
    expect(hasMark, await focusedText(page)).toBe(true);
  }
});
