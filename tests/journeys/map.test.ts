import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isHydrated } from "../support/journey.ts";
import { bboxOf, mapRuns, PHONE, pressOnMap as press, visitorsAtMap } from "../support/at-map.ts";

const { atMap, newVisitor } = visitorsAtMap();

const rows = (page: Page) => page.locator("main li:is(:has(h2), :has(h3)) a");
const card = (page: Page) => page.locator("main [role=dialog]");
const inView = (page: Page) => page.getByText(/^\d+ coffeeshops? in view$/);
/** As lists and maps count them, when they have no other filter. */
const COFFEESHOPS = "kind=coffeeshop&kind=takeaway&kind=lounge&kind=cannabisBar";

test("the list follows the map by itself, is counted aloud, and begins at the middle", async () => {
  const page = await atMap("/en/map/amsterdam");
  for (let times = 0; times < 3; times++) await press(page, "+");
  const [west = 0, south = 0, east = 0, north = 0] = bboxOf(page);
  await press(page, "ArrowRight");
  await expect.poll(() => bboxOf(page)[0]).toBeGreaterThan(west);
  expect(east - west).toBeLessThan(0.05);
  expect(north - south).toBeLessThan(0.05);

  const box = bboxOf(page).join(",");
  const answer = await page.request.get(`/api/getshops?viewType=map&bbox=${box}&${COFFEESHOPS}`);
  const { items, total } = (await answer.json()) as {
    items: { url: string; latitude: number; longitude: number }[];
    total: number;
  };
  await expect
    .poll(() => inView(page).innerText())
    .toBe(total === 1 ? "1 coffeeshop in view" : `${total} coffeeshops in view`);
  expect(await inView(page).getAttribute("role")).toBe("status");
  const [left = 0, bottom = 0, right = 0, top = 0] = bboxOf(page);
  const far = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    Math.hypot(latitude - (bottom + top) / 2, (longitude - (left + right) / 2) * 0.61);
  const nearest = items.toSorted((a, b) => far(a) - far(b))[0];
  await expect.poll(() => rows(page).first().getAttribute("href")).toBe(`/en/coffeeshop/${nearest?.url}`);
});

describe("the card of a shop", () => {
  test("opens from its row, has what one must know, leads to its page, and gives the focus back", async () => {
    const page = await atMap("/en/map/amsterdam");
    const first = rows(page).first();
    const name = (await first.innerText()).trim();
    await first.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name }).waitFor();
    await page.getByText(/ from the centre of Amsterdam$/).waitFor();
    await page.getByRole("link", { name: "Directions" }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe(name);
    await page.keyboard.press("Escape");
    await expect.poll(() => card(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);

    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Open page" }).click();
    await page.waitForURL("**/en/coffeeshop/**");
    await page.getByRole("heading", { level: 1, name }).waitFor();
  });

  const DAM = { latitude: 52.373, longitude: 4.8926 };

  test.each(["/en/map/amsterdam", "/en/map?nearme=true"])(
    "is open again after back from the shop's page: %s",
    async (path) => {
      const page = await atMap(path, PHONE, { geolocation: DAM, permissions: ["geolocation"] });
      const name = (await rows(page).first().innerText()).trim();
      await rows(page).first().click();
      await page.getByRole("dialog", { name }).waitFor();
      await page.getByRole("link", { name: "Open page" }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.goBack();
      await page.getByRole("dialog", { name }).waitFor();
      // One that was put away stays so.
      await page.getByRole("button", { name: "Close", exact: true }).click();
      await expect.poll(() => card(page).count()).toBe(0);
      await page.reload();
      await mapRuns(page);
      await rows(page).first().waitFor();
      expect(await card(page).count()).toBe(0);
    },
  );

  test("opens from its pin by a tap and by Enter on the map, and Escape leads back to the list", async () => {
    const page = await atMap("/en/map/barraka");
    await page.getByRole("dialog", { name: "Barraka" }).waitFor();
    const canvas = page.locator("canvas");
    await canvas.focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => card(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Barraka" }).waitFor();
    await page.getByRole("button", { name: "Close" }).click();

    // In the middle of what the panel leaves free, a little above the point it stands on.
    const { width = 0, height = 0, x = 0, y = 0 } = (await canvas.boundingBox()) ?? {};
    const panel = await page.locator("main div[tabindex='-1']").boundingBox();
    const left = (panel?.x ?? 0) + (panel?.width ?? 0) + 12 - x;
    await page.mouse.click(x + (left + width - 12) / 2, y + height / 2 - 14);
    await card(page).waitFor();
    await expect.poll(() => card(page).evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => canvas.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    const isInList = () => page.evaluate(() => document.activeElement?.querySelector("li h2") !== null);
    await expect.poll(isInList).toBe(true);
  });

  test("takes the place of the sheet on a phone, clear of its pin", async () => {
    const page = await atMap("/en/map/barraka", PHONE);
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    expect(await inViewOfPhone(page, "© OpenStreetMap contributors")).toBe(true);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByText(/^\d+ shops within 2\skm, the nearest first$/).waitFor();
  });
});

const inViewOfPhone = async (page: Page, name: string) => {
  const box = await page.getByRole("main").getByRole("link", { name }).boundingBox();
  return box !== null && box.y > 0 && box.y + box.height < PHONE.height;
};

test("on a phone the sheet is pulled up and down, by finger and by key", async () => {
  const page = await atMap("/en/map/amsterdam", PHONE);
  const sheet = page.locator("main div[tabindex='-1']");
  const grip = sheet.getByRole("button").first();
  const tall = async () => Math.round((await sheet.boundingBox())?.height ?? 0);
  const half = await tall();
  expect(half).toBeLessThan(PHONE.height * 0.4);
  await grip.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(tall).toBe(88);
  await grip.press("Enter");
  await expect.poll(tall).toBe(half);

  const { x = 0, y = 0, width = 0 } = (await grip.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, 150, { steps: 6 });
  await page.mouse.up();
  await expect.poll(tall).toBeGreaterThan(500);
  expect(await grip.getAttribute("aria-label")).toBe("Show more of the map");
});

test("with open now the map has the open ones, and the others behind a switch that counts them", async () => {
  const page = await atMap("/en/map/amsterdam?open=now", PHONE);
  const answer = await page.request.get(`/api/getshops?viewType=map&city=amsterdam&open=now&${COFFEESHOPS}`);
  const { items } = (await answer.json()) as { items: { openness: string }[] };
  const unknownCount = items.filter(({ openness }) => openness === "unknown").length;
  const openCount = items.length - unknownCount;
  expect(unknownCount).toBeGreaterThan(0);
  await page
    .getByRole("status")
    .filter({ hasText: `Amsterdam · ${openCount} open` })
    .waitFor();
  const others = page.getByRole("button", { name: `${unknownCount} with unknown hours` });
  expect(await others.getAttribute("aria-pressed")).toBe("false");
  await others.click();
  expect(await others.getAttribute("aria-pressed")).toBe("true");
  await page
    .getByRole("status")
    .filter({ hasText: `Amsterdam · ${openCount} open · ${unknownCount} unknown` })
    .waitFor();
});

test("from the list of a place its map begins there, says so and keeps the filters", async () => {
  const page = await atMap("/en/map/amsterdam", PHONE);
  await page.goto("/en/coffeeshops/amsterdam?from=damrak&access=anyone");
  await page.getByRole("main").getByRole("link", { name: "Map", exact: true }).click();
  await page.waitForURL("**/en/map/amsterdam?access=anyone&from=damrak");
  // The list that was left says so too.
  await page.getByText("Nearest to Damrak first").last().waitFor();
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  await press(page, "+");
  expect(new URL(page.url()).searchParams.get("from")).toBe("damrak");
  await page.getByText("Nearest to Damrak first").last().waitFor();
});

test("where nothing is in view the nearest is named with its distance, and one can go there", async () => {
  const page = await atMap("/en/map?bbox=3.3,53.0,3.6,53.2");
  await page.getByText(/^The nearest is .+, \d+\skm\.$/).waitFor();
  await page.getByRole("link", { name: "Go there" }).click();
  await page.waitForURL(/\/en\/map\/[a-z0-9-]+$/);
  await rows(page).first().waitFor();
});

test("back from a shop restores the part of the map one was at, and a fresh visit begins anew", async () => {
  const page = await atMap("/en/map/utrecht");
  const ofTheTown = await rows(page).allInnerTexts();
  await press(page, "+");
  await expect.poll(() => rows(page).allInnerTexts()).not.toEqual(ofTheTown);
  const there = bboxOf(page);
  const names = await rows(page).allInnerTexts();

  await rows(page).first().click();
  await page.getByRole("link", { name: "Open page" }).click();
  await page.waitForURL("**/en/coffeeshop/**");
  await page.goBack();
  await page.waitForURL("**/en/map/utrecht?bbox=**");
  expect(bboxOf(page)).toEqual(there);
  await expect.poll(() => rows(page).allInnerTexts()).toEqual(names);

  await page.goto("/en/map/utrecht");
  expect(bboxOf(page)).toEqual([]);
});

test("the picture that stood there goes when the map runs, and coming back to it needs no sign", async () => {
  const page = await atMap("/en/map/utrecht");
  const picture = page.locator('img[src^="/map-picture.svg"]');
  expect(await picture.count()).toBe(0);
  expect(await page.getByRole("link", { name: "© OpenMapTiles" }).count()).toBe(1);
  const back = page.url();
  await rows(page).first().click();
  await page.getByRole("link", { name: "Open page" }).click();
  await page.waitForURL("**/en/coffeeshop/**");
  await page.goBack();
  await page.waitForURL(back);
  // No new sign of a user is needed: the press that led away was one.
  await page.getByRole("button", { name: "Zoom in" }).waitFor();
  expect(await picture.count()).toBe(0);
});

test.each([
  ["is away", { status: 404, body: "Not found" }],
  ["is garbage", { status: 206, body: "no archive at all".repeat(1000) }],
])("when the archive %s the pins stand on the outline, which is said", async (_, answer) => {
  const page = await newVisitor();
  await page.route("**/map-files/**", (route) => route.fulfill(answer));
  const outline = page.waitForResponse(/shops-map-outline/);
  await page.goto("/en/map/utrecht");
  await isHydrated(page);
  await page.mouse.move(640, 450);
  expect((await outline).status()).toBe(200);
  await page.getByText("The streets won’t load. The houses are in the right place.").waitFor();
  await rows(page).first().click();
  await page.getByRole("link", { name: "Open page" }).waitFor();
});

test("a map is fetched only where one is seen", async () => {
  const page = await newVisitor({ width: 360, height: 640 });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const hasMap = () => scripts.some((path) => /start-map|maplibre|map-files/.test(path));
  await page.goto("/en/coffeeshops/utrecht");
  await isHydrated(page);
  await page.waitForLoadState("networkidle");
  expect(hasMap()).toBe(false);
  await page.mouse.move(180, 320);
  await page.waitForLoadState("networkidle");
  expect(hasMap()).toBe(false);
  // There the map is the page: nobody has to touch it first.
  await page.goto("/en/map");
  await expect.poll(hasMap, { timeout: 20_000 }).toBe(true);
});
