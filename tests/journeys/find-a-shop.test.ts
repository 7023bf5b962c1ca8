import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { journey, withConsent } from "../support/journey.ts";

const cards = (page: Page) => page.locator("main ul li:has(h2) a");
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** A filter's link and what it promises: its last number. */
async function promised(page: Page, group: string, name: RegExp) {
  await page.getByRole("button", { name: /^Filters/ }).click();
  const link = page.getByRole("region", { name: group }).getByRole("link", { name });
  const text = await link.innerText();
  return { link, count: Number(/\d+$/.exec(text.trim())?.[0]) };
}

test("a visitor finds a shop through its city and a filter", async () => {
  const { page, open } = await withConsent();
  await open("/en");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Amsterdam/ })
    .click();
  await heading(page, /^Amsterdam$/).waitFor();
  const all = await cards(page).count();

  const { link, count } = await promised(page, "Inside and around", /^Wheelchair accessible/);
  await link.click();
  await page.getByRole("button", { name: count === 1 ? "Show 1 shop" : `Show ${count} shops` }).click();
  await expect.poll(() => cards(page).count()).toBe(count);
  expect(count).toBeLessThan(all);
  expect(new URL(page.url()).search).toBe("?amenity=wheelchair");
  expect(
    await page
      .getByRole("main")
      .getByText(/^\d+ shops?$/)
      .innerText(),
  ).toBe(count === 1 ? "1 shop" : `${count} shops`);

  const name = await cards(page).first().innerText();
  await cards(page).first().click();
  await heading(page, name).waitFor();
  expect(page.url()).toContain("/en/coffeeshop/");
});

test("taking the filter away brings all shops back", async () => {
  const { page, open } = await withConsent();
  await open("/en/coffeeshops/amsterdam?amenity=wheelchair");
  const few = await cards(page).count();
  await page.getByRole("link", { name: /^Wheelchair accessible.*remove this filter/ }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(few);
  expect(new URL(page.url()).search).toBe("");
});

test("a list can be put in another order and read page by page", async () => {
  const { page, open } = await withConsent();
  await open("/en/coffeeshops/amsterdam");
  await page.locator("summary", { hasText: "Nearest to the centre first" }).click();
  await page.getByRole("link", { name: "By name" }).click();
  await page.waitForURL("**/amsterdam?sort=name");
  await expect.poll(() => isInOrder(page)).toBe(true);
  expect(await cards(page).count()).toBe(24);
  const first = await cards(page).first().innerText();

  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: /Next/ }).click();
  await page.waitForURL("**/amsterdam?sort=name&page=2");
  await expect.poll(() => cards(page).first().innerText()).not.toBe(first);
  expect(await isInOrder(page)).toBe(true);
});

async function isInOrder(page: Page): Promise<boolean> {
  const names = await cards(page).allInnerTexts();
  const sorted = names.toSorted((a, b) => a.localeCompare(b, "en"));
  return names.join("\n") === sorted.join("\n");
}

test("the search finds a shop by its name from every page", async () => {
  const { page, open } = await withConsent();
  await open("/en/about");
  await page.getByRole("combobox").fill("ballonnetje");
  await page.getByRole("combobox").press("Enter");
  await heading(page, /Ballonnetje/).waitFor();
  await page.getByRole("combobox").fill("bulldog");
  await page.getByRole("combobox").press("Enter");
  await heading(page, "Results for “bulldog”").waitFor();
  await cards(page).filter({ hasText: "Bulldog" }).first().click();
  await heading(page, /Bulldog/).waitFor();
});

test("nothing found is said, with a way back to everything", async () => {
  const { page, open } = await withConsent();
  await open("/en/coffeeshops?q=qqqqxxxx");
  await page.getByText("Nothing here. Just a bicycle.").waitFor();
  await page.getByRole("link", { name: "Show everything" }).click();
  await expect.poll(() => cards(page).count()).toBe(24);
});

test("all of it works without JavaScript, by plain links and a plain form", async () => {
  const { page } = await withConsent({ javaScriptEnabled: false });
  await page.goto("/en/coffeeshops");
  await page
    .locator("#cities")
    .getByRole("link", { name: /^Amsterdam/ })
    .click();
  await heading(page, /^Amsterdam$/).waitFor();
  const { link, count } = await promised(page, "Inside and around", /^Wheelchair accessible/);
  await link.click();
  expect(await cards(page).count()).toBe(count);
  await cards(page).first().click();
  expect(page.url()).toContain("/en/coffeeshop/");

  await page.getByRole("searchbox").fill("ballonnetje");
  await page.getByRole("searchbox").press("Enter");
  await page.waitForURL("**/en/coffeeshop/coffeeshop-het-ballonnetje");
});

test("an invented shop says so, in the list and on its own page", async () => {
  const { page } = await journey({ javaScriptEnabled: false });
  await page.goto("/en/coffeeshops/sample-markerwaard");
  const card = page.locator("main li", { has: page.locator('a[href$="/coffeeshop/sample-maanvis"]') });
  expect(await card.innerText()).toContain("Sample, not a real shop");
  await page.goto("/en/coffeeshop/sample-maanvis");
  expect(await page.getByRole("main").innerText()).toContain("Sample, not a real shop");
});

/** German and Polish have the longest words. */
const LISTS = [
  "/coffeeshops",
  "/coffeeshops/amsterdam",
  "/coffeeshops/maastricht",
  // Only the invented town has any yet.
  ...["/deals", "/jobs", "/discover"].map((list) => `${list}?city=sample-markerwaard`),
];

test.each(["", "/de", "/pl"])(
  "the first of a list is whole on the first screen of a phone: %s",
  async (prefix) => {
    const { page, open } = await withConsent({ viewport: { width: 360, height: 780 } });
    const low: string[] = [];
    for (const path of LISTS) {
      await open(prefix + path);
      const { bottom } = await page
        .locator("main ul > li:has(h2)")
        .first()
        .evaluate((row) => row.getBoundingClientRect());
      if (bottom > 330) low.push(`${path} ends at ${Math.round(bottom)} px`);
    }
    expect(low).toEqual([]);
  },
);

test("distances are said with where they begin, to the eye once and to the ear with each", async () => {
  const { page, open } = await withConsent();
  await open("/en/coffeeshops/amsterdam");
  expect(await page.locator("summary", { hasText: "Nearest to the centre first" }).isVisible()).toBe(true);
  const row = page.locator("main ul > li:has(h2)").first();
  expect(await row.innerText()).toMatch(/\d+\sm\s+from the centre/);
  await open("/en/coffeeshops/amsterdam?sort=name");
  expect(await page.getByText("Distances are measured from the centre.").isVisible()).toBe(true);
});

test("a list counts its coffeeshops, and the other shops apart", async () => {
  const { page, open } = await withConsent();
  await open("/en/coffeeshops/amsterdam");
  const count = await page.getByRole("main").getByRole("status").first().innerText();
  expect(count).toMatch(/^\d+ coffeeshops$/);
  await page.getByRole("link", { name: /^\d+ smartshops and head shops$/ }).click();
  await page.waitForURL("**/amsterdam?kind=smartshop&kind=headshop");
  await expect
    .poll(() => page.locator("main ul > li:has(h2)").first().innerText())
    .toMatch(/Smartshop|Head shop/);
});

test("from a list to its map on a phone, with the same filters", async () => {
  const { page, open } = await withConsent({ viewport: { width: 360, height: 780 } });
  await open("/en/coffeeshops/amsterdam?amenity=wheelchair");
  await page.getByRole("main").getByRole("link", { name: "Map" }).click();
  await page.waitForURL("**/en/map/amsterdam?*");
  expect(new URL(page.url()).searchParams.get("amenity")).toBe("wheelchair");
});
