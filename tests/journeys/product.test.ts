import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const cards = (page: Page) => page.locator("#products li:has(h2) a");
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A value of a filter, and the number it promises. */
async function promised(page: Page, group: string, name: RegExp) {
  const link = page.getByRole("region", { name: group, exact: true }).getByRole("link", { name });
  const text = (await link.innerText()).trim();
  return { link, count: Number(/[\d,]+$/.exec(text)?.[0].replace(",", "")) };
}

test("a visitor finds a weed by what it does, sees where it is sold, and comes back to the same list", async () => {
  const { page, open, requests } = await withConsent({ viewport: { width: 1280, height: 800 } });
  await open("/en/weed/sample-markerwaard?sort=price");
  const { link, count } = await promised(page, "Effect", /^Happy/);
  await link.click();
  await page.waitForURL("**/en/weed/sample-markerwaard?effect=happy&sort=price");
  await page.getByText(`${count.toLocaleString("en")} products`, { exact: true }).waitFor();
  const names = await cards(page).allInnerTexts();

  const card = cards(page).filter({ hasText: "Vrijdagmiddagmist" }).first();
  await card.scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  await card.click();
  await page.waitForURL("**/en/weed/sample-vrijdagmiddagmist");
  const where = page.getByRole("region", { name: "Where to find it" });
  await where.getByRole("link").first().waitFor();
  expect(await where.getByText(/shops? ha(s|ve) it on the menu/).count()).toBeGreaterThan(0);

  const before = requests.length;
  await page.goBack();
  await page.waitForURL("**/en/weed/sample-markerwaard?effect=happy&sort=price");
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(names);
  await expect.poll(() => scrolled(page)).toBe(position);
  const asked = requests.slice(before).map((request) => new URL(request.url()).pathname);
  expect(asked.filter((path) => path.startsWith("/en/weed/sample-markerwaard"))).toEqual([]);
});

test("what a gram cost can be read as a table, month by month, dearer never below cheaper", async () => {
  const { page, open } = await withConsent();
  await open("/en/weed/sample-vrijdagmiddagmist");
  await page.getByText("The same as a table").click();
  const table = page.getByRole("region", { name: "What it costs" }).getByRole("table");
  expect(await table.getByRole("columnheader").allInnerTexts()).toEqual([
    "Month",
    "Cheapest",
    "Median",
    "Most expensive",
    "Shops",
  ]);
  const rows = await table.locator("tbody tr").all();
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const cells = (await row.locator("td").allInnerTexts()).map((text) =>
      Number(text.replace(/[^\d.]/g, "")),
    );
    const [low = 0, median = 0, high = 0] = cells.slice(-4);
    expect([low, median, high]).toEqual([low, median, high].toSorted((a, b) => a - b));
  }
});

test("the shop that sells it is a press away, and so is its menu", async () => {
  const { page, open } = await withConsent();
  await open("/en/weed/sample-vrijdagmiddagmist");
  const shop = page.getByRole("region", { name: "Where to find it" }).locator("h3 a").first();
  const name = await shop.innerText();
  await shop.click();
  await heading(page, name).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Menu", exact: true }).click();
  await page.locator("#menu").getByText("Vrijdagmiddagmist").first().waitFor();
});

test("whoever wants it now gets the open shops first, by a link that works without JavaScript, and then the nearest of them", async () => {
  const { page, context, open } = await withConsent();
  await open("/en/weed/sample-vrijdagmiddagmist");
  const where = page.getByRole("region", { name: "Where to find it" });
  const list = page.locator("#where-list");
  const openNow = where.getByRole("link", { name: /^Open now/ });
  expect(await openNow.getAttribute("href")).toMatch(/\/en\/weed\/sample-vrijdagmiddagmist\?open=now#where$/);
  await openNow.click();
  await page.waitForURL("**/en/weed/sample-vrijdagmiddagmist?open=now#where");
  await where.getByText(/shops? (is|are) open\.|No shop with known hours is open/).waitFor();
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(
    /\/weed\/sample-vrijdagmiddagmist$/,
  );
  expect(await list.getByText(/^(Closed|Opens )/).count()).toBe(0);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 52.0907, longitude: 5.1214 });
  await where.getByRole("button", { name: "Nearest first" }).click();
  await where
    .getByText(/ · [\d.,]+\sk?m$/)
    .first()
    .waitFor();
  expect(page.url()).not.toContain("52.0907");
  expect(await list.getByText(/^(Closed|Opens )/).count()).toBe(0);
});

test("a page past the end of the shops leads to the last one, and a filter that nobody knows is told", async () => {
  const { page, open } = await withConsent();
  await open("/en/weed/sample-vrijdagmiddagmist?page=999&open=garbage");
  expect(page.url()).toMatch(/\?open=garbage(&page=\d)?$/);
  await page.getByText("There’s no filter “open=garbage”").waitFor();
});
