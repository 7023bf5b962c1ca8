import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { journey } from "../support/journey.ts";
import { NOT_FOUND, PAGES } from "../support/journeys-pages.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const question = (page: Page): Locator => page.getByRole("dialog", { name: "Are you 18 or over?" });

async function consentCookie(context: BrowserContext) {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === "ageandcookies");
}

test.each([
  ["who accepts all is remembered with it", "I am 18 or over, accept all", "all"],
  [
    "who wants essential cookies only is remembered with that",
    "I am 18 or over, essential cookies only",
    "req",
  ],
])("%s for a year and not asked again", async (_, button, value) => {
  const { page, context, open } = await journey();
  await open("/en/about");
  await question(page).getByRole("button", { name: button }).click();
  await question(page).waitFor({ state: "detached" });

  const cookie = await consentCookie(context);
  expect(cookie).toMatchObject({ value, path: "/", sameSite: "Lax" });
  const daysOff = Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR_SECONDS) / 86_400;
  expect(daysOff).toBeLessThan(1);

  await page.getByRole("link", { name: "Sources and licences" }).click();
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await question(page).count()).toBe(0);
});

test("who disagrees is told that this site is not for them, and may go back to the question", async () => {
  const { page, context, open } = await journey();
  await open("/en");
  await question(page).getByRole("button", { name: "I am under 18, or I don’t accept" }).click();
  await page.getByText("Then this site isn’t for you yet.").waitFor();
  expect(await page.getByRole("button", { name: "accept all" }).count()).toBe(0);
  expect(await consentCookie(context)).toBeUndefined();

  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "accept all" }).waitFor();
  expect(await page.getByText("Then this site isn’t for you yet.").isVisible()).toBe(false);
});

test("Esc does not lead past the question, however often it is pressed", async () => {
  const { page, open } = await journey();
  await open("/en");
  await question(page).waitFor();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Escape");
  expect(await question(page).isVisible()).toBe(true);
  expect(await question(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  expect(await page.locator("body > [inert]").count()).toBe(1);
});

test("Tab walks round inside the question, forwards and backwards", async () => {
  const { page, open } = await journey();
  await open("/en");
  await question(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  const walk = async (key: string) => {
    const stops: string[] = [];
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press(key);
      stops.push(await focused());
      expect(await question(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    return stops;
  };
  expect(new Set(await walk("Tab")).size).toBe(5);
  expect(new Set(await walk("Shift+Tab")).size).toBe(5);
});

test("the page beneath can be read by a search engine and reached by nobody else", async () => {
  const { page, open } = await journey();
  await open("/en/coffeeshops");
  await question(page).waitFor();
  const link = page.locator('a[href="/en/coffeeshops/amsterdam"]').first();
  expect(await link.count()).toBe(1);
  expect(await link.evaluate((element) => element.closest("[inert]") !== null)).toBe(true);
  expect(await page.getByRole("dialog").count()).toBe(1);

  await page.getByRole("button", { name: "essential cookies only" }).click();
  await question(page).waitFor({ state: "detached" });
  expect(await page.locator("[inert]").count()).toBe(0);
});

test("the language can be chosen before answering, and the question comes back in it", async () => {
  const { page, open } = await journey();
  await open("/en/about");
  await question(page).getByRole("button", { name: "Language" }).click();
  await page
    .getByRole("dialog", { name: "Choose your language" })
    .getByRole("link", { name: "Deutsch" })
    .click();
  await page.waitForURL("**/de/about");
  await page.getByRole("dialog").waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
});

test.each([true, false])(
  "what is asked for can be read first, with JavaScript: %s",
  async (javaScriptEnabled) => {
    const { page } = await journey({ javaScriptEnabled });
    await page.goto("/en");
    await question(page).getByRole("link", { name: "Privacy policy" }).click();
    await page.waitForURL("**/en/privacypolicy");
    for (const path of ["/privacypolicy", "/terms", "/responsible-use", "/data-deletion"]) {
      await page.goto(`/en${path}`);
      expect(await question(page).isVisible()).toBe(true);
      expect(await page.locator("[inert]").count()).toBe(0);
      const heading = page.getByRole("heading", { level: 1 });
      expect(await heading.isVisible()).toBe(true);
      const notice = await question(page).boundingBox();
      expect(notice?.y).toBeGreaterThan(((await heading.boundingBox())?.y ?? 0) + 40);
    }
    await question(page).getByRole("button", { name: "essential cookies only" }).click();
    await question(page).waitFor({ state: "detached" });
  },
);

test("without JavaScript too the language can be chosen before answering", async () => {
  const { page } = await journey({ javaScriptEnabled: false });
  await page.goto("/en/about");
  await question(page).getByRole("button", { name: "Language" }).click();
  await page
    .getByRole("dialog", { name: "Choose your language" })
    .getByRole("link", { name: "Polski" })
    .click();
  await page.waitForURL("**/pl/about");
});

const WAITING = Object.entries(PAGES).filter(([name]) => name !== "terms");

test.each(WAITING)("the server draws the question over the page: %s", async (_, path) => {
  const { page } = await journey({ javaScriptEnabled: false, expected: [NOT_FOUND] });
  await page.goto(path);
  expect(await page.getByRole("dialog").isVisible()).toBe(true);
  expect(await page.locator("body > dialog ~ [inert]").count()).toBe(1);
});

test("without JavaScript the answer is a form that leads back to the same page", async () => {
  const { page, context } = await journey({ javaScriptEnabled: false });
  await page.goto("/en/coffeeshops?sort=name");
  await page.getByRole("button", { name: "accept all" }).click();
  await page.waitForLoadState();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/en/coffeeshops?sort=name");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await consentCookie(context)).toMatchObject({ value: "all" });
});

test("without JavaScript a refusal shows the denied text and leaves no cookie", async () => {
  const { page, context } = await journey({ javaScriptEnabled: false });
  await page.goto("/en");
  expect(await page.getByText("Then this site isn’t for you yet.").isVisible()).toBe(false);
  await page.getByRole("button", { name: "I am under 18, or I don’t accept" }).click();
  await page.waitForLoadState();
  expect(new URL(page.url()).hash).toBe("#denied");
  expect(await page.getByText("Then this site isn’t for you yet.").isVisible()).toBe(true);
  expect(await consentCookie(context)).toBeUndefined();
});
