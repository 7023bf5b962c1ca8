import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { isHydrated } from "../support/journey.ts";
import { QUIET_WITH_MAPS } from "../support/journeys-setup.ts";
import { watchPage } from "../support/journeys-trouble.ts";

let browser: Browser;

beforeAll(async () => {
  const { executablePath } = inject("journeys");
  browser = await chromium.launch({ executablePath, args: QUIET_WITH_MAPS });
});

afterAll(() => browser.close());

/** A visitor with WebGL, at a running map. No request may go to another origin. */
async function atMap(path: string): Promise<Page> {
  const { origin } = inject("journeys");
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "ageandcookies", value: "req", url: origin }]);
  // Software rendering logs performance warnings of WebGL.
  const watched = watchPage(context, { origin, expected: [/GPU stall|WebGL/] });
  onTestFinished(async () => {
    await context.close();
    watched.failOnTrouble();
  });
  const page = await context.newPage();
  await page.goto(path);
  await isHydrated(page);
  await page.mouse.move(640, 450);
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  return page;
}

const bboxOf = (page: Page) => new URL(page.url()).searchParams.get("bbox")?.split(",").map(Number) ?? [];
const cards = (page: Page) => page.locator("main li:has(h2) a");

test("by keyboard alone one moves the map, searches there and comes back to the list", async () => {
  const page = await atMap("/en/map");
  const canvas = page.locator("canvas");
  await canvas.focus();
  for (let press = 0; press < 3; press++) {
    const before = page.url();
    await page.keyboard.press("+");
    await expect.poll(() => page.url()).not.toBe(before);
  }
  const [west = 0, , east = 0] = bboxOf(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => bboxOf(page)[0]).toBeGreaterThan(west);
  expect(east - west).toBeLessThan(4);

  const search = page.getByRole("button", { name: "Search this area" });
  await search.focus();
  await page.keyboard.press("Enter");
  await search.waitFor({ state: "detached" });
  const [left = 0, south = 0, right = 0, north = 0] = bboxOf(page);
  const answer = await page.request.get(
    `/api/getshops?viewType=list&bbox=${[left, south, right, north].join(",")}`,
  );
  const { total } = (await answer.json()) as { total: number };
  await page.getByText(total === 1 ? "1 shop" : `${total} shops`, { exact: true }).waitFor();

  await canvas.focus();
  await page.keyboard.press("Escape");
  const isInList = () => page.evaluate(() => document.activeElement?.querySelector("li h2") !== null);
  await expect.poll(isInList).toBe(true);
});

test("back from a shop restores the part of the map one was at, and a fresh visit begins anew", async () => {
  const page = await atMap("/en/map/utrecht");
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => bboxOf(page).length).toBe(4);
  await page.getByRole("button", { name: "Search this area" }).click();
  const there = bboxOf(page);
  const names = await cards(page).allInnerTexts();

  await cards(page).first().click();
  await page.waitForURL("**/en/coffeeshop/**");
  await page.goBack();
  await page.waitForURL("**/en/map/utrecht?bbox=**");
  expect(bboxOf(page)).toEqual(there);
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(names);

  await page.goto("/en/map/utrecht");
  expect(bboxOf(page)).toEqual([]);
});

test("the picture that stood there goes when the map runs, and coming back to it needs no sign", async () => {
  const page = await atMap("/en/map/utrecht");
  const picture = page.locator('img[src^="/map-picture.svg"]');
  expect(await picture.count()).toBe(0);
  expect(await page.getByRole("link", { name: "Natural Earth" }).count()).toBe(1);
  const back = page.url();
  await cards(page).first().click();
  await page.waitForURL("**/en/coffeeshop/**");
  await page.goBack();
  await page.waitForURL(back);
  // No new sign of a user is needed: the press that led away was one.
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  expect(await picture.count()).toBe(0);
});

test("a map is fetched only where one is seen", async () => {
  const { origin } = inject("journeys");
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 640 } });
  onTestFinished(() => context.close());
  await context.addCookies([{ name: "ageandcookies", value: "req", url: origin }]);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const hasMap = () => scripts.some((path) => /start-map|maplibre/.test(path));
  await page.goto("/en/coffeeshops/utrecht");
  await isHydrated(page);
  await page.waitForLoadState("networkidle");
  expect(hasMap()).toBe(false);
  await page.mouse.move(180, 320);
  await page.waitForLoadState("networkidle");
  expect(hasMap()).toBe(false);
  await page.goto("/en/map");
  await page.mouse.move(170, 300);
  await expect.poll(hasMap, { timeout: 20_000 }).toBe(true);
});
