import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { withConsent } from "../support/journey.ts";
import { type RunningSite, startSite } from "../support/journeys-site.ts";

/** The night from Saturday to Sunday, half past midnight there: last night's shops are still open. */
const SUNDAY_NIGHT = "2026-11-22T00:30+01:00";
const UTRECHT = { latitude: 52.0907, longitude: 5.1214 };

let site: RunningSite;

beforeAll(async () => {
  const dataDir = join(inject("testServer").folder, "sunday-night");
  site = await startSite({ dataDir, settings: { FROZEN_AT: SUNDAY_NIGHT } });
});

afterAll(() => site.stop());

const cards = (page: Page) => page.locator("main li:has(h2, h3)");

test("on a Sunday at half past midnight the shops of Saturday night are open, and unknown hours stand below", async () => {
  const { page, open } = await withConsent({ site });
  await open("/en/coffeeshops/sample-markerwaard");
  await page.getByRole("link", { name: /^Open now/ }).click();
  await page.waitForURL("**/sample-markerwaard?open=now");
  const unknown = page.locator("details", { hasText: "We don’t know the hours of 2 shops." });
  await unknown.waitFor();
  const openCards = page.locator("main li:has(h2)");
  expect(await openCards.count()).toBe(4);
  // It closes at one on a Saturday night; until then it counts down.
  expect(await openCards.filter({ hasText: "De Slapende Reiger" }).innerText()).toMatch(/Closes in 30\smin/);
  const folded = unknown.locator("li:has(h3)");
  expect(await folded.first().isVisible()).toBe(false);
  await page.getByText("Show them too").click();
  expect(await folded.first().isVisible()).toBe(true);
  expect(await folded.count()).toBe(2);
});

test("a shop's page says until when it is open, shows the week and gives it to a calendar", async () => {
  const { page, open } = await withConsent({ site });
  await open("/en/coffeeshop/sample-de-slapende-reiger");
  expect(await page.getByRole("main").innerText()).toMatch(/Closes in 30\smin/);
  const week = page.getByRole("table", { name: "Opening hours" });
  expect(await week.getByRole("row").filter({ hasText: "Today" }).innerText()).toContain("Sun");
  const calendar = await page.request.get(`${site.origin}/en/coffeeshop/sample-de-slapende-reiger/hours.ics`);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
});

test("near me, open now is one tap from any page, and within a kilometre two more", async () => {
  const { page, context, open } = await withConsent({ site, viewport: { width: 360, height: 740 } });
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(UTRECHT);
  await open("/en/about");

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Near me" }).click();
  await cards(page).filter({ hasText: "from where you are" }).first().waitFor();
  await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("link", { name: /^Within 1 km/ }).click();

  await page.waitForURL("**/en/map?within=1&nearme=true");
  await page.getByRole("button", { name: "Show the list", exact: true }).click();
  const distances = () => cards(page).filter({ hasText: "from where you are" }).allInnerTexts();
  const farther = async () => (await distances()).filter((text) => !/\d\sm\s· \d+\smin on foot/.test(text));
  await expect.poll(farther).toEqual([]);
  expect((await distances()).length).toBeGreaterThan(0);
  expect(page.url()).not.toContain("52.09");
});
