import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { withConsent } from "../support/journey.ts";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };
const HERON = "/en/coffeeshop/sample-de-slapende-reiger";

const actions = (page: Page) => page.getByRole("navigation", { name: "This shop" });
const buttons = (page: Page) => actions(page).locator("a:visible, button:visible");
const lines = (page: Page) => page.locator("#menu [data-menu-line]:visible");

/** Whether an element is on the screen without scrolling. */
async function isOnScreen(page: Page, name: RegExp): Promise<boolean> {
  const box = await page.getByText(name).first().boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= PHONE.viewport.height - 69;
}

test("a Pole in Maastricht sees on the first screen that only residents get in, and where one does", async () => {
  const { page, open } = await withConsent({ ...PHONE, locale: "pl" });
  await open("/pl/coffeeshop/cool-running");
  expect(await isOnScreen(page, /^Tylko dla mieszkańców Holandii\.$/)).toBe(true);
  expect(await isOnScreen(page, /^Wejdziesz do /)).toBe(true);
  await page.getByText("Tylko dla mieszkańców Holandii.").click();
  await page
    .getByText(/^Źródło|gminny/)
    .first()
    .waitFor();
  await page
    .getByRole("link", { name: /^Wejdziesz do / })
    .first()
    .click();
  await page.waitForURL((url) => !url.pathname.endsWith("/cool-running"));
  await page.getByText("Goście z zagranicy mile widziani.").first().waitFor();
});

describe("the actions of a shop", () => {
  test("are the one bar at the bottom of a phone, within reach of a thumb, and stay there", async () => {
    const { page, open } = await withConsent(PHONE);
    await open(HERON);
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0);
    for (const y of [0, 2000, 5000]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      const box = await actions(page).boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.viewport.height);
    }
    for (const action of await buttons(page).all()) {
      const box = await action.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const names = await buttons(page).allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(["Directions", "Call", "Menu", "Share"]);
  });

  test("have the map and the button that follows in the place of a number and a menu that nobody has told us", async () => {
    const { page, open } = await withConsent(PHONE);
    await open("/en/coffeeshop/coffeeshop-het-ballonnetje");
    const names = await buttons(page).allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(["Directions", "Map", "Save", "Share"]);
    await actions(page).getByRole("link", { name: "Map" }).click();
    await page.waitForURL("**/en/map/coffeeshop-het-ballonnetje");
  });

  test("are reached by keyboard right after the head", async () => {
    const { page, open } = await withConsent();
    await open(HERON);
    await page.locator("main summary").first().focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Directions");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#menu$/);
  });
});

test("on a phone the bar goes back where one came from, and its search takes the name's place", async () => {
  const { page, open } = await withConsent(PHONE);
  await open("/en/coffeeshops/amsterdam");
  await page.getByRole("main").locator("li:has(h2) a").first().click();
  await page.getByRole("link", { name: "Back to Amsterdam" }).click();
  await page.getByRole("heading", { level: 1, name: /Amsterdam/ }).waitFor();
  await open("/en/coffeeshop/barraka");
  await page.getByRole("link", { name: "Search", exact: true }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
  await page.getByRole("link", { name: "Close the search" }).click();
  await page.getByRole("link", { name: "Back to Amsterdam" }).click();
  await page.waitForURL("**/en/coffeeshops/amsterdam");
});

describe("a menu", () => {
  test("is led through by its headings, also without JavaScript", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await withConsent({ ...PHONE, javaScriptEnabled });
      await page.goto(HERON);
      const parts = page.getByRole("navigation", { name: "Menu sections" });
      await parts.getByRole("link", { name: /^Hasj/ }).click();
      await page.waitForURL(/#menu-2$/);
      const top = async () => (await page.locator("#menu-2").boundingBox())?.y ?? Number.NaN;
      await expect.poll(async () => Math.abs((await top()) - 116)).toBeLessThan(24);
    }
  });

  test("is searched without asking for anything, and is whole again when the search is closed", async () => {
    const { page, open, requests } = await withConsent(PHONE);
    await open(HERON);
    const all = await lines(page).count();
    const before = requests.length;
    await page.getByRole("button", { name: "Search this menu" }).click();
    await page.keyboard.type("Reigers rust");
    await expect.poll(() => lines(page).count()).toBe(1);
    expect(await page.locator("#menu [role=status]").innerText()).toBe("1 product");
    await page.keyboard.type("x");
    await expect.poll(() => page.locator("#menu [role=status]").innerText()).toBe("Not on this menu");
    await page.keyboard.press("Escape");
    await expect.poll(() => lines(page).count()).toBe(all);
    const asked = requests.slice(before).map((request) => new URL(request.url()).pathname);
    expect(asked.filter((path) => path.startsWith("/api") || path.endsWith(".data"))).toEqual([]);
  });

  test("has its prices under the names on a very small screen, each with its amount", async () => {
    const { page, open } = await withConsent({ viewport: { width: 320, height: 640 } });
    await open(HERON);
    const price = lines(page).first().locator("ul > li").first();
    expect((await price.innerText()).replaceAll("\u00A0", " ")).toMatch(/^1 g \d+\.\d\d/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test("what nobody knows is one line, which asks for one thing after the other", async () => {
  const { page, open } = await withConsent(PHONE);
  await open("/en/coffeeshop/barraka");
  await page.getByText(/^\d+ things we don’t know yet\.$/).waitFor();
  expect(
    await page.getByRole("main").getByText("Not known", { exact: true }).filter({ visible: true }).count(),
  ).toBe(0);
  const question = page.getByText(/\?$/).and(page.locator("aside span"));
  const first = await question.innerText();
  await page.getByRole("button", { name: "No idea" }).click();
  expect(await question.innerText()).not.toBe(first);
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await page.getByRole("dialog", { name: "Log in to continue" }).waitFor();
});

test("a menu that may not be shown is neither asked for nor offered as a change", async () => {
  const { page, open } = await withConsent(PHONE);
  await open("/en/coffeeshop/sample-lichtwachter");
  await page.getByText("Do you know more?").waitFor();
  expect(await page.getByRole("button", { name: "Add the menu" }).count()).toBe(0);
  await page.getByRole("button", { name: "Suggest a change" }).click();
  const sheet = page.getByRole("dialog", { name: "What’s different?" });
  await sheet.getByRole("button", { name: "Opening hours" }).waitFor();
  expect(await sheet.getByRole("button", { name: /menu/i }).count()).toBe(0);
});
