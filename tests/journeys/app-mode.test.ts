import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { isHydrated, withConsent } from "../support/journey.ts";
import { QUIET } from "../support/journeys-setup.ts";
import { watchPage } from "../support/journeys-trouble.ts";

/** In the app the bottom bar has the links, and the top bar does not. */
async function expectApp(page: Page): Promise<void> {
  const bar = page.getByRole("navigation", { name: "App" });
  await bar.waitFor();
  expect(await bar.getByRole("link").allInnerTexts()).toEqual([
    "Home",
    "Map",
    "Deals",
    "Discover",
    "Profile",
  ]);
  expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);

  await bar.getByRole("link", { name: "Deals" }).click();
  await page.waitForURL("**/en/deals");
  await expect.poll(() => bar.getByRole("link", { name: "Deals" }).getAttribute("aria-current")).toBe("page");
}

test("in a browser there is a top bar and no bottom bar", async () => {
  const { page, open } = await withConsent();
  await open("/en");
  expect(await page.getByRole("navigation", { name: "App" }).count()).toBe(0);
  const main = page.getByRole("navigation", { name: "Main" });
  expect(await main.getByRole("link").allInnerTexts()).toEqual([
    "Coffeeshops",
    "Map",
    "Strains",
    "Deals",
    "Discover",
  ]);
  await main.getByRole("link", { name: "Strains" }).click();
  await page.waitForURL("**/en/weed");
  expect(await main.locator("[aria-current=page]").innerText()).toBe("Strains");
});

test("on a narrow screen the bar is at the bottom, with words, and its menu has the rest", async () => {
  const { page, open } = await withConsent({ viewport: { width: 360, height: 780 } });
  await open("/en/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  expect(await bar.getByRole("link").allInnerTexts()).toEqual(["Home", "Map", "Near me", "Saved"]);
  const { bottom } = await bar.evaluate((element) => element.getBoundingClientRect());
  expect(Math.round(bottom)).toBe(780);
  await bar.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const row of await menu.locator("li > *").all()) {
    // A browser counts in fractions of a pixel.
    expect((await row.boundingBox())?.height).toBeGreaterThan(51.99);
  }
  // Nothing real stands in the other rooms of the demo.
  expect(await menu.getByRole("link", { name: "Deals" }).count()).toBe(0);
  await menu.getByRole("link", { name: "Strains" }).click();
  await page.waitForURL("**/en/weed");
  expect(await menu.count()).toBe(0);
});

test.each([360, 1024, 1280])("the search of the bar takes the cursor at %i px", async (width) => {
  const { page, open } = await withConsent({ viewport: { width, height: 780 } });
  await open("/en/about");
  const field = page.getByRole("combobox", { name: "Coffeeshop, town, product or brand" });
  await field.click();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("haze");
  expect((await field.boundingBox())?.width).toBeGreaterThan(150);
});

test("a native wrapper is known by its user agent, already by the server", async () => {
  const userAgent = "Mozilla/5.0 (Linux; Android 16) HighstreetApp/1.0";
  const drawn = await withConsent({ userAgent, javaScriptEnabled: false });
  await drawn.page.goto("/en");
  expect(await drawn.page.getByRole("navigation", { name: "App" }).isVisible()).toBe(true);
  const { page, open } = await withConsent({ userAgent });
  await open("/en");
  await expectApp(page);
});

test("Safari's installed app is known by its navigator", async () => {
  const { page, context, open } = await withConsent();
  await context.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await open("/en");
  await expectApp(page);
});

test("an installed app is known by its standalone window", async () => {
  const { origin, executablePath } = inject("journeys");
  const profile = await mkdtemp(join(tmpdir(), "highstreet-app-"));
  const args = [...QUIET, `--app=${origin}/en/about`];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  onTestFinished(async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  });
  const { failOnTrouble } = watchPage(context, { origin, expected: [] });
  const page = context.pages()[0] ?? (await context.waitForEvent("page"));
  expect(await page.evaluate(() => matchMedia("(display-mode: standalone)").matches)).toBe(true);
  await page.getByRole("button", { name: "essential cookies only" }).click();
  await isHydrated(page);
  await expectApp(page);
  failOnTrouble();
});
