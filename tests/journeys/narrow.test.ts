import { expect, test } from "vitest";
import type { Locale } from "#platform/i18n/locales.ts";
import { journey, withConsent } from "../support/journey.ts";
import { behind, NOT_FOUND, PAGES, WALKED_LANGUAGES } from "../support/journeys-pages.ts";
import { foundSideBySide, twoByTwo } from "../support/side-by-side.ts";
import { sticksOut } from "../support/sticks-out.ts";

const NARROW = { viewport: { width: 320, height: 640 }, expected: [NOT_FOUND] };

test.each(twoByTwo(WALKED_LANGUAGES).map((pair) => [pair.join(" and "), pair]))(
  "no page scrolls sideways on a screen of 320 px: %s",
  async (_, pair) => {
    const all = await foundSideBySide(pair as Locale[], async (locale) => {
      const { page } = await withConsent({ ...NARROW, javaScriptEnabled: false });
      const lines: string[] = [];
      for (const path of Object.values(PAGES)) {
        await page.goto(behind(locale === "nl" ? "" : `/${locale}`, path));
        lines.push(...(await sticksOut(page)).map((line) => `${locale} ${path}: ${line}`));
      }
      return lines;
    });
    expect(all).toEqual([]);
  },
);

test.each(WALKED_LANGUAGES)("the age question fits on a screen of 320 px: %s", async (locale) => {
  const { page, open } = await journey(NARROW);
  await open(behind(locale === "nl" ? "" : `/${locale}`, "/about"));
  const dialog = page.getByRole("dialog");
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  for (const button of await dialog.getByRole("button").all()) {
    await button.scrollIntoViewIfNeeded();
    expect(await button.isVisible()).toBe(true);
  }
});

test.each([
  ["/it/weed", 320],
  ["/it/weed", 390],
  ["/de/products", 900],
] as const)("the orders of products unfold within the screen: %s at %i px", async (path, width) => {
  const { page, open } = await withConsent({ viewport: { width, height: 700 } });
  await open(path);
  const menu = page.getByRole("main").locator("details:has(> ul a[aria-current])");
  await menu.locator("summary").click();
  const box = await menu.locator("ul").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await sticksOut(page)).toEqual([]);
});

const TWICE = [
  "/",
  "/coffeeshops",
  "/coffeeshops/amsterdam",
  "/deals",
  "/jobs",
  "/discover",
  "/coffeeshops/maastricht",
  "/about",
  "/weed",
  "/weed/jack-herer",
  "/hash/sample-vriesvak-onderste-la",
  "/coffeeshops/amsterdam?open=now",
  "/statistics",
];

test.each(["", "/de", "/pl"])("with text of twice the size nothing leaves a phone: %s", async (prefix) => {
  const { page, open } = await withConsent({ viewport: { width: 360, height: 780 } });
  const all: string[] = [];
  for (const path of TWICE) {
    await open(behind(prefix, path));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    all.push(...(await sticksOut(page)).map((line) => `${path}: ${line}`));
    // Only the bar at the bottom stays.
    await page.evaluate(() => scrollTo(0, 1000));
    expect((await page.locator("header").boundingBox())?.y).toBeLessThan(-100);
    expect(await page.getByRole("navigation").last().isVisible()).toBe(true);
  }
  expect(all).toEqual([]);
});

const AT_DAM = {
  geolocation: { latitude: 52.373, longitude: 4.8926 },
  permissions: ["geolocation"],
  viewport: { width: 360, height: 780 },
};

test.each([
  ["/en/coffeeshop/coffeeshop-club-media", "h1"],
  ["/en/map?nearme=true&open=now", "main button:has-text('Change')"],
])("with text of twice the size a word that fits stays whole: %s", async (path, where) => {
  const { page, open } = await withConsent(AT_DAM);
  await open(path);
  const words = page.locator(where).first();
  await words.waitFor({ state: "attached" });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    dispatchEvent(new Event("resize"));
  });
  const broken = await words.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const word of (text.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (range.getClientRects().length > 1) found.push(word[0]);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});
